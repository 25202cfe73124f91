## The game

title = Niagara
about = Mut, Bluff und ein Fluss mit eigenem Kopf.
blurb = Plündere die Ufer eines Flusses, den alle antreiben und niemand lenkt, und sei zurück am Strand, bevor der Wasserfall deine Kanus verschlingt.

## The signs of the board in a terminal

letters = adbsr
legend =
    Links liegt der Strand ▒0, rechts der Wasserfall; der obere Arm ist der linke.
    A1 ist das erste Kanu von A; trägt es einen Stein, folgt ein kleiner Buchstabe: a Amethyst, d Diamant, b Bernstein, s Saphir, r Rubin. a×7: sieben Amethyste an der Fundstelle.
    # Runde, ☁ Wetter, ≈ Scheiben, die kommen, wenn nichts Kleineres folgt, ⑂ nächster Arm (▲ links, ▼ rechts), ≋ unter dem Wasserfall.
    ◯ Rettungsring, ◆ Vorrat, ▤ noch nicht gezeigte Plättchen (☁ oder 0 für die Wolke), [ ] gespieltes Plättchen, [▪] verdeckt.

## Pieces that the messages below share: each is named after the fact it says

# In the accusative, which is the only case that is needed.
a-gem =
    { $gem ->
        [amethyst] einen Amethyst
        [diamond] einen Diamanten
        [amber] einen Bernstein
        [sapphire] einen Saphir
       *[ruby] einen Rubin
    }
no-gem =
    { $gem ->
        [amethyst] keinen Amethyst
        [diamond] keinen Diamanten
        [amber] keinen Bernstein
        [sapphire] keinen Saphir
       *[ruby] keinen Rubin
    }
a-given =
    { $given ->
        [amethyst] einen Amethyst
        [diamond] einen Diamanten
        [amber] einen Bernstein
        [sapphire] einen Saphir
       *[ruby] einen Rubin
    }
a-buy_back =
    { $buy_back ->
        [amethyst] einen Amethyst
        [diamond] einen Diamanten
        [amber] einen Bernstein
        [sapphire] einen Saphir
       *[ruby] einen Rubin
    }

# The gem of the site beside a disc, so that a handling needs no second place name.
a-gem-of-at =
    { $at ->
        [M3] einen Amethyst
        [M4] einen Diamanten
        [M5] einen Bernstein
        [L6] einen Saphir
        [R6] einen Saphir
        [L7] einen Rubin
        [R7] einen Rubin
       *[other] einen Stein
    }

# Without an article, so that no case shows.
disc =
    { $disc ->
        [M1] Scheibe 1
        [M2] Scheibe 2
        [M3] Scheibe 3
        [M4] Scheibe 4
        [M5] Scheibe 5
        [L6] Scheibe 6 links
        [L7] Scheibe 7 links
        [R6] Scheibe 6 rechts
       *[R7] Scheibe 7 rechts
    }
at =
    { $at ->
        [M1] Scheibe 1
        [M2] Scheibe 2
        [M3] Scheibe 3
        [M4] Scheibe 4
        [M5] Scheibe 5
        [L6] Scheibe 6 links
        [L7] Scheibe 7 links
        [R6] Scheibe 6 rechts
       *[R7] Scheibe 7 rechts
    }
start =
    { $start ->
        [M1] Scheibe 1
        [M2] Scheibe 2
        [M3] Scheibe 3
        [M4] Scheibe 4
        [M5] Scheibe 5
        [L6] Scheibe 6 links
        [L7] Scheibe 7 links
        [R6] Scheibe 6 rechts
       *[R7] Scheibe 7 rechts
    }
to =
    { $to ->
        [beach] Strand
        [M1] Scheibe 1
        [M2] Scheibe 2
        [M3] Scheibe 3
        [M4] Scheibe 4
        [M5] Scheibe 5
        [L6] Scheibe 6 links
        [L7] Scheibe 7 links
        [R6] Scheibe 6 rechts
        [R7] Scheibe 7 rechts
       *[falls] Wasserfall
    }

the-tile =
    { $tile ->
        [0] die Wolke
       *[other] das Paddel { $tile }
    }
weather =
    { $weather ->
        [-1] −1
        [0] 0
        [1] +1
       *[2] +2
    }
points-left =
    { $left ->
        [0] { "" }
        [one] { " " }(noch { $left } Punkt)
       *[other] { " " }(noch { $left } Punkte)
    }

## Events: the log

event-first_player_drawn = Das Los gibt den Rettungsring an { PLAYER($seat) }.
event-fork_drawn =
    { $side ->
        [L] An der Gabelung geht die erste Scheibe nach links.
       *[R] An der Gabelung geht die erste Scheibe nach rechts.
    }
event-tile_laid = { PLAYER($seat) } legt ein Plättchen verdeckt hin.
event-canoe_bought_back = { PLAYER($seat) } zahlt { a-gem } und fischt Kanu { ORDINAL($canoe) } heraus.
event-tile_turned = { PLAYER($seat) } deckt { the-tile } auf.
event-canoe_launched = { PLAYER($seat) } lässt Kanu { ORDINAL($canoe) } zu Wasser{ points-left }.
event-canoe_paddled = { PLAYER($seat) } paddelt Kanu { ORDINAL($canoe) } von { start } auf { to }{ points-left }.
event-gem_loaded = { PLAYER($seat) } lädt { a-gem } in Kanu { ORDINAL($canoe) }{ points-left }.
event-gem_unloaded = { PLAYER($seat) } lädt { a-gem } von Kanu { ORDINAL($canoe) } ab{ points-left }.
event-gem_exchanged = { PLAYER($seat) } tauscht in Kanu { ORDINAL($canoe) } { a-given } gegen { a-gem }{ points-left }.
event-canoe_landed =
    { $lost ->
        [0] { PLAYER($seat) } bringt Kanu { ORDINAL($canoe) } an den Strand.
        [one] { PLAYER($seat) } bringt Kanu { ORDINAL($canoe) } an den Strand ({ $lost } Punkt verfällt).
       *[other] { PLAYER($seat) } bringt Kanu { ORDINAL($canoe) } an den Strand ({ $lost } Punkte verfallen).
    }
event-gem_stored = { PLAYER($seat) } bringt { a-gem } in Sicherheit.
event-gem_robbed = { PLAYER($seat) } raubt { PLAYER($victim) } { a-gem }: aus Kanu { ORDINAL($victim_canoe) } in Kanu { ORDINAL($canoe) }.
event-stayed_ashore = { PLAYER($seat) } lässt kein Kanu zu Wasser.
event-weather_moved =
    { $weather ->
        [-1] { PLAYER($seat) } vertreibt die Wolken: Sonnenschein ({ weather }).
        [0] { PLAYER($seat) } dreht den Wind: ruhiger Himmel ({ weather }).
        [1] { PLAYER($seat) } dreht den Wind: Schauer ({ weather }).
       *[2] { PLAYER($seat) } entfesselt den Himmel: Gewitter ({ weather }).
    }
event-river_rose =
    { $speed ->
        [0] Der Fluss schläft ein
        [1] Der Fluss rückt um eine Scheibe vor
       *[other] Der Fluss rückt um { $speed } Scheiben vor
    }: { $lowest ->
        [0] nichts als Wolken
       *[other] Paddel { $lowest }
    }, Wetter { weather }.
event-disc_pushed =
    { $side ->
        [L] Eine Scheibe kommt: Der linke Arm rückt vor.
       *[R] Eine Scheibe kommt: Der rechte Arm rückt vor.
    }
event-canoe_fell =
    { $gem ->
        [none] { PLAYER($seat) } sieht Kanu { ORDINAL($canoe) } den Wasserfall hinabstürzen.
       *[other] { PLAYER($seat) } sieht Kanu { ORDINAL($canoe) } den Wasserfall hinabstürzen und verliert { a-gem } an die Fundstelle.
    }
event-canoe_given_back = { PLAYER($seat) } hatte kein Kanu mehr: Kanu { ORDINAL($canoe) } liegt wieder am Strand.
event-lifebuoy_passed = Runde { $round }: Der Rettungsring geht an { PLAYER($seat) }.
event-tiles_taken_back = Alle sieben Plättchen sind gespielt: Alle nehmen ihre Hand wieder auf.
event-store_filled =
    { $way ->
        [different] { PLAYER($seat) } hat alle fünf Farben beisammen!
        [same] { PLAYER($seat) } hat vier Steine einer Farbe beisammen!
       *[any] { PLAYER($seat) } hat sieben Steine beisammen!
    }
event-game_ended =
    { $winners ->
        [none] Die Partie ist zu Ende, und niemand gewinnt.
       *[other] Die Partie ist zu Ende: Der Sieg geht an { PLAYERS($winners) }.
    }

## Moves: labels for a button, a screen reader, a terminal

move-draw_lots =
    { $fork ->
        [none] { PLAYER($first) } den Rettungsring geben
        [L] { PLAYER($first) } den Rettungsring geben; an der Gabelung links beginnen
       *[R] { PLAYER($first) } den Rettungsring geben; an der Gabelung rechts beginnen
    }
move-lay =
    { $tile ->
        [0] Die Wolke
       *[other] Das Paddel { $tile }
    } verdeckt legen{ $buy_back ->
        [none] { "" }
       *[other] { " " }und für { a-buy_back } ein Kanu herausfischen
    }
# The handlings come first and „enden“ after them: true whether the gem is loaded at the start or
# at the end of the way, and when the canoe stays where it is.
move-paddle =
    Kanu { ORDINAL($canoe) }: { $cargo ->
        [none] { paddle-go }
       *[other] { $cargo } und { paddle-end }
    }{ $rob ->
        [none] { "" }
       *[other] , dann { $rob }
    }
paddle-go =
    { $to ->
        [beach] an den Strand heimkehren
        [falls] sich in den Wasserfall stürzen
       *[other] auf { to } fahren
    }
paddle-end =
    { $to ->
        [beach] an den Strand heimkehren
        [falls] sich in den Wasserfall stürzen
       *[other] auf { to } enden
    }
part-cargo =
    { $act ->
        [load] { a-gem-of-at } laden
        [exchange] den Stein gegen { a-gem-of-at } tauschen
       *[unload] den Stein bei { at } abladen
    }
part-rob = { PLAYER($seat) } den Stein rauben (Kanu { ORDINAL($canoe) })
move-stay = Kein Kanu zu Wasser lassen
move-move_weather =
    { $by ->
        [-1] Das Wetter um eine Stufe verbessern (−1)
       *[1] Das Wetter um eine Stufe verschlechtern (+1)
    }
move-flow = Den Fluss fließen lassen

## Options

option-seats = Plätze
option-seats-3 = drei
option-seats-4 = vier
option-seats-5 = fünf
option-loading = Laden
option-loading-about = Wo ein Kanu auf seiner Fahrt lädt, ablädt und tauscht; die Originalregel setzt keine Grenze: überall unterwegs.
option-loading-ends = am Start oder am Ziel der Fahrt
option-loading-anywhere = überall unterwegs
option-river_minimum = Strömung
option-river_minimum-about = Ob der Fluss eine ganze Runde stillstehen kann; die Originalregel zählt einfach zusammen: Er darf stillstehen.
option-river_minimum-0 = der Fluss darf stillstehen
option-river_minimum-1 = immer mindestens eine Scheibe
option-fork = Gabelung
option-fork-about = Welcher Arm rückt, wenn eine Scheibe zur Gabelung kommt; im Original entscheidet das Holz, und beide Einstellungen sind von uns.
option-fork-alternate = erst ein Arm, dann der andere
option-fork-random = nach Zufall
option-ending = Spielende
option-ending-about = Ob die anderen die Runde beenden, wenn jemand gewonnen hat; nach der Originalregel ist auf der Stelle Schluss.
option-ending-at_once = auf der Stelle
option-ending-finish_round = wenn alle dran waren
option-memo = Merkhilfe
option-memo-about = Ob das Haus zeigt, welche Plättchen noch auf jeder Hand sind; im Original merkt man sie sich selbst: verborgen.
option-memo-on = sichtbar
option-memo-off = verborgen
option-launch = Zu Wasser lassen
option-launch-about = Ob ein Kanu ins Wasser muss, wenn keines schwimmt und ein Paddel gespielt wird; nach der Originalregel darf es.
option-launch-must = Pflicht
option-launch-may = freigestellt

## Refusals: who may act, and when

refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { ORDINAL($seat) }.
refusal-nature_is_no_player = Mutter Natur zieht die Lose und lässt das Wasser fließen; sie spielt nicht mit.
refusal-nature_draws_lots = Das Losen ist Sache von Mutter Natur.
refusal-nature_splits_the_river = An der Gabelung wählt Mutter Natur den Arm.
refusal-game_over = Die Partie ist zu Ende.
refusal-lots_are_drawn = Die Lose sind schon gezogen.
refusal-no_such_first_player = Das Los muss auf einen der { $seats } Plätze am Tisch fallen.
refusal-wrong_fork_lot = Der erste Arm wird ausgelost, wenn die Scheiben abwechseln, und nur dann.
refusal-no_flow_now = Jetzt ist nicht die Zeit für den Fluss.
refusal-wrong_number_of_discs =
    { $discs ->
        [1] Der Fluss rückt um eine Scheibe vor, nicht mehr und nicht weniger.
       *[other] Der Fluss rückt um { $discs } Scheiben vor, nicht mehr und nicht weniger.
    }
refusal-lots_first = Einen Augenblick: Das Los hat noch nicht entschieden, wer beginnt.
refusal-river_flows_first = Einen Augenblick: Zuerst rückt der Fluss vor.
refusal-choose_first = Erst legen alle ihr Plättchen; danach fahren die Kanus.
refusal-already_chosen = Dein Plättchen liegt schon; wir warten auf die anderen.
refusal-choosing_is_over = Die Plättchen liegen schon: Jetzt sind die Kanus dran.
refusal-not_your_turn = Am Zug ist { PLAYER($turn) }.

## Refusals: tiles and weather

refusal-not_in_hand =
    { $tile ->
        [0] Deine Wolke ist schon gespielt; sie kommt mit den sechs anderen Plättchen zurück.
       *[other] Dein Paddel { $tile } ist schon gespielt; es kommt mit den sechs anderen Plättchen zurück.
    }
refusal-no_fallen_canoe = Keines deiner Kanus liegt unter dem Wasserfall: Es gibt nichts herauszufischen.
refusal-gem_not_in_store = Du hast { no-gem } im Vorrat.
refusal-cloud_moves_no_canoe = Du hast die Wolke gespielt: Sie ändert das Wetter, die Kanus bleiben, wo sie sind.
refusal-not_a_cloud = Du hast { the-tile } gespielt: Nur die Wolke ändert das Wetter.
refusal-end_of_track = Das Wetter steht auf { weather }, am Ende der Leiste: Es kann nur eine Stufe zurück.

## Refusals: which canoe

refusal-must_launch = Keines deiner Kanus schwimmt: Eines muss ins Wasser.
refusal-canoe_must_move = Kanu { ORDINAL($canoe) } ist auf dem Wasser: Es muss fahren.
refusal-other_must_move = Deine beiden Kanus waren auf dem Wasser: Auch Kanu { ORDINAL($canoe) } muss fahren.
refusal-both_must_move = Deine beiden Kanus schwimmen: Beide müssen fahren.
refusal-canoe_fallen = Kanu { ORDINAL($canoe) } liegt unter dem Wasserfall; herausfischen kannst du es, wenn du ein Plättchen legst.
refusal-canoe_has_landed = Kanu { ORDINAL($canoe) } ist eben erst gelandet; in einem späteren Zug geht es weiter.
refusal-canoe_is_done = Kanu { ORDINAL($canoe) } ist in diesem Zug schon gefahren.
refusal-launch_it = Kanu { ORDINAL($canoe) } liegt schon am Strand: Es kann nur ins Wasser.

## Refusals: the way

refusal-over_the_falls = In den Wasserfall paddelt niemand: Bei Scheibe 7 ist Schluss.
refusal-other_arm = Keine Fahrt führt von { start } auf { to }: Die beiden Arme sind getrennt.
refusal-too_few_points = Du brauchst { $needed } Punkte, das Plättchen gibt nur { $points }.
refusal-points_unspent =
    { $points ->
        [one] Das Plättchen gibt { $points } Punkt, der verbraucht werden muss; dieser Zug nutzt { $spent }.
       *[other] Das Plättchen gibt { $points } Punkte, die alle verbraucht werden müssen; dieser Zug nutzt { $spent }.
    }

## Refusals: gems

refusal-not_on_the_way = Diese Fahrt führt nicht über { disc }.
refusal-no_site_here = Neben { disc } liegt keine Fundstelle.
refusal-out_of_order = In dieser Reihenfolge kommt { disc } nicht: Folge dem Weg des Kanus.
refusal-one_handling_a_disc = Bei { disc } kannst du nur einmal laden, abladen oder tauschen.
refusal-one_handling = An diesem Tisch wird je Fahrt nur einmal geladen, abgeladen oder getauscht.
refusal-only_at_an_end = An diesem Tisch wird nur am Start oder am Ziel geladen; { disc } liegt unterwegs.
refusal-already_loaded = Dieses Kanu trägt schon { a-gem } und hat nur für einen Stein Platz.
refusal-nothing_to_unload = Dieses Kanu ist leer: Es hat nichts abzuladen.
refusal-nothing_to_exchange = Dieses Kanu ist leer: Es hat nichts zu tauschen.
refusal-same_colour = Dieses Kanu trägt schon { a-gem }: Tauschen geht nur gegen eine andere Farbe.
refusal-site_is_empty = Diese Fundstelle ist erschöpft: Hier gibt es { no-gem } mehr.
refusal-own_canoe = Dieses Kanu gehört dir: Berauben kannst du nur die anderen.
refusal-rob_upstream_only = Um zu rauben, muss ein Kanu stromauf gefahren sein.
refusal-rob_only_empty = Um zu rauben, muss ein Kanu leer ankommen und darf dort nichts laden oder abladen.
refusal-nothing_to_rob =
    { $to ->
        [beach] Am Strand gibt es nichts zu rauben.
       *[other] Das Kanu ist nicht auf { to }, oder es hat nichts an Bord.
    }

## Reasons: why a move is better than the next best

because-end =
    { $other ->
        [0] In { $amount } % der Fälle ist die Partie auf der Stelle gewonnen.
       *[other] In { $amount } % der Fälle ist die Partie auf der Stelle gewonnen, statt in { $other } %.
    }
because-end-little = Die Partie entscheidet sich früher für dich oder später für die anderen.
because-way =
    { $less ->
        [0] Deine Kanus kommen besser voran.
       *[other] Du hast { $less } % weniger Weg vor dir.
    }
because-canoes = Deine Kanus liegen besser im Fluss.
because-falls = In { $amount } % der Fälle stürzt ein Kanu den Wasserfall hinab, statt in { $other } %.
because-falls-little = Weniger deiner Kanus stürzen den Wasserfall hinab, oder mehr von denen der anderen.
because-cargo = Der Edelstein, mit dem du gewinnst, ist näher am Strand.
because-river = Die Strömung, die kommt, ist günstiger für dich.
because-hand = Deine Hand ist in den nächsten Runden besser.
because-tile =
    { $other ->
        [0] Die Wolke bleibt für einen besseren Moment auf der Hand, und { the-tile } reicht hier.
       *[other] Das Paddel { $other } bleibt für einen besseren Moment auf der Hand, und { the-tile } reicht hier.
    }
because-order = In der nächsten Runde kommst du günstiger an die Reihe.
because-thieves = Deine Ladung ist sicherer vor Dieben, oder ihre ist dir näher.
