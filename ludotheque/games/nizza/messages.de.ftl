## The game

title = Nizza
about = Seile, eine Leiter und Freunde, die dich ins Wasser schubsen.
blurb = Spring über der Bucht von Dach zu Dach, brich den Tresor auf und bring die gestohlenen Kronjuwelen zum Hubschrauber, bevor dich jemand ins Wasser stößt.

## The signs of the board in a terminal

legend =
    Die Bucht, von der grünen Terrasse links bis zur Jacht rechts: eine Spalte für jedes Feld der Straße.
    Buchstaben sind Figuren; ▣ Werkzeug, ◆ Juwelen. ▒ oben, ═ auf der Straße, ≈ im Wasser; ░ Start, ▣ und ◆ rote Terrassen, ⛵ Jacht.
    # Runde, ⚄ Würfel: ∫ Seil, ⌒ Schwung, H Leiter, → Schritt, ☂ Fallschirm, ▣ Koffer. Seile: Länge, dann ⌂ Schornstein.
    Längen sind in Zehnteln: Die Leiter misst 400.

## Pieces that the messages below share: each is named after the fact it says

symbol =
    { $symbol ->
        [rope] Seil
        [swing] Schwung
        [ladder] Leiter
        [walk] Schritt
        [parachute] Fallschirm
       *[suitcase] Koffer
    }
case =
    { $case ->
        [tools] das Werkzeug
       *[jewels] die Juwelen
    }
onto =
    { $onto ->
        [none] geradewegs
        [green] grüne Terrasse
        [red1] erste rote Terrasse
        [red2] zweite rote Terrasse
        [yacht] Jacht
        [palm_a] Palme A
        [palm_b] Palme B
        [palm_c] Palme C
        [palm_d] Palme D
        [palm_e] Palme E
        [h1_balcony] Balkon (Ausguck)
        [h2_roof] Dach (Villa Mimosa)
        [h2_balcony] Balkon (Villa Mimosa)
        [h2_upper_balcony] oberer Balkon (Villa Mimosa)
        [h3_roof] Dach (Pension Paulette)
        [h3_balcony] Balkon (Pension Paulette)
        [h4_roof] Dach (Eisenwarenladen)
        [h4_balcony] Balkon (Eisenwarenladen)
        [h5_roof] Dach (Hotel Splendide)
        [h5_balcony] Balkon (Hotel Splendide)
        [h5_upper_balcony] oberer Balkon (Hotel Splendide)
        [h6_roof] Dach (Bäckerei)
        [h6_balcony] Balkon (Bäckerei)
        [h7_roof] Dach (Oper)
        [h7_balcony] Balkon (Oper)
        [h7_upper_balcony] oberer Balkon (Oper)
        [h8_roof] Dach (Bank)
        [h8_balcony] Balkon (Bank)
        [h9_roof] Dach (Palasthotel)
        [h9_balcony] Balkon (Palasthotel)
        [h9_upper_balcony] oberer Balkon (Palasthotel)
        [h10_roof] Dach (Fischerhaus)
        [h10_balcony] Balkon (Fischerhaus)
        [h11_roof] Dach (Uhrturm)
        [h11_balcony] Balkon (Uhrturm)
        [h11_upper_balcony] oberer Balkon (Uhrturm)
        [h12_roof] Dach (Hafenamt)
        [h12_balcony] Balkon (Hafenamt)
       *[street] Straße
    }

## Events: the start

event-rope_dealt = Seil { ORDINAL($rope) }, { $length } lang, hängt an Schornstein { $chimney }.
event-sat_out = { PLAYER($seat) } wirft nicht: Es gibt nur fünf Würfel.
event-start_die_thrown = { PLAYER($seat) } wirft einen Würfel: { symbol }.
event-start_undecided =
    { $parachutes ->
        [0] Kein Fallschirm: Alle werfen noch einmal.
       *[other] { $parachutes } Fallschirme: Alle werfen noch einmal.
    }
event-starter_found = { PLAYER($seat) } hat den einzigen Fallschirm und beginnt.
event-pawn_placed = { PLAYER($seat) } stellt sich auf die grüne Terrasse ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).

## Events: the dice

event-round_begun = Runde { $round }.
event-dice_thrown = { PLAYER($seat) }, Wurf { $throw }: { $dice }.
part-dice = { symbol }
event-dice_kept = { PLAYER($seat) } behält diese Würfel.
event-die_handed_on =
    { $used ->
        [true] { PLAYER($seat) } hat den Würfel ({ symbol }) genutzt und gibt ihn an { PLAYER($to) }.
       *[false] { PLAYER($seat) } gibt den Würfel ({ symbol }) ungenutzt an { PLAYER($to) }.
    }

## Events: the moves

event-rope_hung = { PLAYER($seat) } hängt Seil { ORDINAL($rope) } von Schornstein { $start } an Schornstein { $chimney }.
event-pawn_swung = { PLAYER($seat) } schwingt sich von Schornstein { $chimney }: { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }); Seil { $length }, Abstand { $distance } von ({ NUMBER($from_x, useGrouping: 0) }, { NUMBER($from_y, useGrouping: 0) }).
event-ladder_climbed = { PLAYER($seat) } nimmt die Leiter: { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }); Leiter { $length }, Abstand { $distance } von ({ NUMBER($from_x, useGrouping: 0) }, { NUMBER($from_y, useGrouping: 0) }).
event-pawn_walked = { PLAYER($seat) } geht von Feld { $start } auf Feld { $square } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
event-pawn_pushed =
    { $length ->
        [none] { PLAYER($seat) } stößt { PLAYER($rival) } von Feld { $square }.
       *[other] { PLAYER($seat) } stößt { PLAYER($rival) } in Richtung Feld { $square }; Reichweite { $length }, Abstand { $distance } von ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) bis ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }).
    }
event-pawn_fell = { PLAYER($seat) } stürzt von ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) ins Wasser vor Feld { $square }. Platsch!
event-got_wet = Du schwimmst vor Feld { $square }: Eine Leiter hilft dir heraus.
event-water_left = { PLAYER($seat) } steigt bei Feld { $square } aus dem Wasser.
event-reach_missed = { PLAYER($seat) } hat zu weit gezielt ({ symbol }).
event-measured = Gemessen ({ symbol }): von ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) bis ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }), Länge { $length }, Abstand { $distance }.
event-die_lost = { PLAYER($seat) } verliert den Würfel ({ symbol }).

## Events: the jewels

event-case_taken = { PLAYER($seat) } nimmt einen Koffer mit Werkzeug.
event-case_lost = { PLAYER($seat) } verliert { case } beim Sturz.
event-jewels_saved = { PLAYER($seat) } schwimmt, die Juwelen in der Hand.
event-safe_opened = { PLAYER($seat) } bricht den Tresor auf: Die Juwelen sind im Koffer!
event-helicopter_boarded = { PLAYER($seat) } klettert die Strickleiter zum Hubschrauber hinauf.
event-game_won = { PLAYER($seat) } bringt die Juwelen heim und gewinnt, in Runde { $round }.

## Moves: labels for a button, a screen reader, a terminal

move-deal_ropes = Die Seile verteilen
move-throw_for_start = Um den Anfang werfen
move-throw = Die Würfel werfen
move-place_pawn = Dich auf die grüne Terrasse stellen ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-throw_again =
    { $dice ->
        [none] Keinen Würfel neu werfen
       *[other] Neu werfen: Nr. { $dice }
    }
move-keep_dice = Diese Würfel behalten
move-hang_rope = Seil { ORDINAL($rope) } an Schornstein { $chimney } hängen
move-swing = Mit Seil { ORDINAL($rope) } von Schornstein { $chimney } schwingen: { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-climb = Die Leiter nehmen: { onto } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-walk =
    { $square ->
        [none] Schritt nach ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
       *[other] Schritt auf Feld { $square } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
    }
move-push = { PLAYER($rival) } vor Feld { $square } ins Wasser stoßen
move-leave_water = Aus dem Wasser steigen
move-take_case = Einen Koffer mit Werkzeug nehmen
move-open_safe = Den Tresor aufbrechen
move-board_helicopter = Zum Hubschrauber klettern
move-pass_die = Einen Würfel abgeben ({ symbol })
move-end_turn = Alle Würfel abgeben

## Options

option-seats = Plätze
option-seats-2 = zwei
option-seats-3 = drei
option-seats-4 = vier
option-seats-5 = fünf
option-seats-6 = sechs
option-ropes = Seile
option-ropes-about = Ob die sechs Seile gleich sind oder jedes seine eigene Länge hat; die Originalregel sagt nichts dazu, und beide Einstellungen sind von uns.
option-ropes-different = verschieden lang
option-ropes-equal = alle gleich
option-jewels_lost = Juwelen
option-jewels_lost-about = Was ein Sturz kostet, wenn man die Juwelen trägt; nach der Originalregel sind sie dann verloren, außer beim Sturz von der Jacht.
option-jewels_lost-except_yacht = im Wasser verloren, außer von der Jacht
option-jewels_lost-never = nie verloren
option-by_eye = Reichweite
option-by_eye-about = Ob das Haus zeigt, wie weit Seile und Leiter reichen; im Original wird nichts vorher ausprobiert: nach Augenmaß.
option-by_eye-off = gezeichnet
option-by_eye-on = nach Augenmaß

## Refusals: who may act, and when

refusal-no_such_seat = Dieser Tisch hat keinen Platz { ORDINAL($seat) }.
refusal-game_over = Die Partie ist zu Ende.
refusal-nature_throws = Würfel und Seile wirft Mutter Natur.
refusal-nature_is_no_player = Mutter Natur wirft die Würfel; sie spielt nicht mit.
refusal-start_first = Einen Moment: Noch ist offen, wer beginnt.
refusal-not_your_turn = { PLAYER($turn) } ist dran.
refusal-place_first = Stell zuerst deine Figur auf die grüne Terrasse.
refusal-already_placed = Deine Figur steht schon auf dem Plan.
refusal-dice_are_rolling = Einen Moment: Die Würfel rollen.
refusal-keep_first = Entscheide zuerst: Würfel neu werfen oder diese behalten.
refusal-throwing_is_over = Die Würfel sind gefallen: Jetzt werden sie genutzt.
refusal-ropes_are_dealt = Die Seile sind schon verteilt.
refusal-wrong_ropes = Das sind nicht die sechs Seile dieses Tisches.
refusal-wrong_one_out = Zu sechst, und nur dann, wirft jemand nicht.
refusal-no_start_throw_now = Um den Anfang wird jetzt nicht geworfen.
refusal-a_die_each = Es braucht einen Würfel für alle, die werfen.
refusal-no_throw_now = Jetzt ist kein Würfel zu werfen.
refusal-wrong_number_of_dice =
    { $dice ->
        [1] Es ist ein Würfel zu werfen, nicht mehr und nicht weniger.
       *[other] Es sind { $dice } Würfel zu werfen, nicht mehr und nicht weniger.
    }

## Refusals: the dice

refusal-no_die_chosen = Wähle mindestens einen Würfel zum Neuwerfen, oder behalte alle.
refusal-no_such_die = Es gibt { $dice } Würfel, gezählt ab 1.
refusal-dice_out_of_order = Nenne jeden Würfel einmal, der Reihe nach.
refusal-symbol_missing = Dafür fehlt dir ein Würfel: { symbol }.

## Refusals: standing and reaching

refusal-not_on_the_green_terrace = Die Figur beginnt auf der grünen Terrasse.
refusal-taken = Dort steht { PLAYER($rival) }: Oben überlappen sich Figuren nicht.
refusal-nothing_to_stand_on = Bei ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) trägt nichts eine Figur.
refusal-something_else_there = Bei ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) würde dich etwas anderes tragen.
refusal-ladder_too_short = Die Leiter misst { $length }; von ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) bis ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }) sind es { $distance }.
refusal-rope_too_far = Das Seil misst { $length }; von seinem Schornstein ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) bis zu deiner Figur ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }) sind es { $distance }.
refusal-chimney_too_far = Das Seil misst { $length }; von deiner Figur ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) bis zu diesem Schornstein ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }) sind es { $distance }.
refusal-landing_too_far = Das Seil misst { $length }; vom Schornstein ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) bis ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }) sind es { $distance }.
refusal-rival_too_far = Du stößt höchstens { $length } weit; von dir ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) bis zur anderen Figur ({ NUMBER($to_x, useGrouping: 0) }, { NUMBER($to_y, useGrouping: 0) }) sind es { $distance }.
refusal-no_such_rope = Es gibt { $ropes } Seile, und dieses nicht.
refusal-no_such_chimney = Es gibt { $chimneys } Schornsteine, und diesen nicht.
refusal-not_a_neighbour = Dieses Seil hängt an Schornstein { $chimney }: Es geht nur an einen benachbarten.
refusal-not_along_the_street = Die Leiter dient nicht dazu, die Straße entlang zu kommen.
refusal-yacht_from_last_house_only = Auf die Jacht geht es nur vom letzten Haus.
refusal-yacht_to_last_house_only = Von der Jacht führt die Leiter nur zum letzten Haus.
refusal-not_on_the_street = Du bist nicht auf der Straße, und nur dort geht man.
refusal-not_the_next_square = Du stehst auf Feld { $square }: Geh auf das nächste, und nicht weiter.
refusal-in_the_water = Du schwimmst: Erst brauchst du eine Leiter, um herauszukommen.
refusal-not_in_the_water = Du bist im Trockenen.

## Refusals: pushing

refusal-at_peace_yourself = Im Wasser und auf der grünen Terrasse stößt man niemanden.
refusal-no_such_rival = Da ist niemand zu stoßen.
refusal-rival_at_peace = { PLAYER($rival) } hat dort Frieden.
refusal-other_level = Du bist nicht auf derselben Höhe wie { PLAYER($rival) }: Eine Figur ist auf der Straße, die andere oben.
refusal-other_square = Auf der Straße stößt man nur auf dem eigenen Feld, und { PLAYER($rival) } ist nicht dort.
refusal-not_the_square_below = Von dort fällt man vor Feld { $squares }.

## Refusals: the jewels

refusal-no_suitcase_symbol = Du trägst einen Koffer: Ohne Koffersymbol unter den fünf Würfeln bleibst du, wo du bist.
refusal-already_carrying = Du hast schon einen Koffer.
refusal-tools_first = Du bist an der ersten roten Terrasse: Nimm einen Koffer mit Werkzeug, bevor du weiterziehst.
refusal-not_on_the_first_terrace = Die Koffer sind auf der ersten roten Terrasse, und du berührst sie nicht.
refusal-no_tools = Ohne das Werkzeug von der ersten roten Terrasse bleibt der Tresor zu.
refusal-jewels_already = Du hast die Juwelen schon.
refusal-not_on_the_second_terrace = Der Tresor ist auf der zweiten roten Terrasse, und du berührst sie nicht.
refusal-two_suitcases_needed = Es braucht zwei Koffersymbole in einem Zug: eines zum Tragen, eines zum Aufbrechen.
refusal-not_on_the_yacht = Die Strickleiter beginnt auf der Jacht.
refusal-no_jewels = Ohne die Juwelen nimmt dich der Hubschrauber nicht mit.
refusal-two_ladders_needed = Die Strickleiter ist lang: Es braucht zwei Leitersymbole.

## Reasons: why a move is better than the next best

because-end = Der Weg zum Hubschrauber ist frei: Das gewinnt die Partie.
because-way =
    { $less ->
        [0] Du stehst besser für den Rest des Weges.
       *[other] Du hast danach { $less } % weniger Weg vor dir.
    }
because-push = { PLAYER($rival) } fällt ins Wasser und verliert den Vorsprung.
because-danger = Niemand ist nah genug, um dich zu stoßen.
because-hope-way = Mit diesen Würfeln kommst du am weitesten.
because-hope-act = Mit diesen Würfeln ist der nächste Koffer in Reichweite.
because-hope-push = Mit diesen Würfeln kannst du jemanden ins Wasser stoßen.
because-hope-win = Mit diesen Würfeln ist der Hubschrauber in Reichweite.
