## The game

title = Nimm’s Leich!
about = Lügen, zweifeln, und sechs, die nichts verraten.
blurb = Biete, wie oft sich eine Leiche auf allen Händen zusammen zeigt; bluffe, bezweifle, ermittle, und werde deine Karten als Erste oder Erster los.

## The signs of the table in a terminal

letters = SGBZWL
legend =
    Die Leichen und ihre Buchstaben: S Schnapsleiche, G Totgewicht, B Stillableben, Z Totgeschlagene Zeit, W Toter Winkel, L Totgelachte.
    Die erste Zeile ordnet sie vom niedrigsten zum höchsten Rang; ▶ letztes Gebot, ≤ größte erlaubte Zahl.
    Eine Zeile je Platz: ▶ am Zug, ● Marken, 👍 oder ✊ Daumen oder Faust bei der letzten Auszählung (▪ eine noch geheime Stimme), [ ] die Hand, ✕ abgelegte Karten, ▤ die Karten des Stapels (? unbekannt).

## Pieces that the messages below share: each is named after the fact it says

corpse =
    { $corpse ->
        [ivre_mort] Schnapsleiche
        [poids_mort] Totgewicht
        [nature_morte] Stillableben
        [temps_mort] Totgeschlagene Zeit
        [angle_mort] Toter Winkel
       *[mort_de_rire] Totgelachte
    }
highest =
    { $highest ->
        [ivre_mort] Schnapsleiche
        [poids_mort] Totgewicht
        [nature_morte] Stillableben
        [temps_mort] Totgeschlagene Zeit
        [angle_mort] Toter Winkel
       *[mort_de_rire] Totgelachte
    }
# Each card by what it shows.
card =
    { $card ->
        [0] 4 × Schnapsleiche, 1 × Totgewicht, 1 × Stillableben
        [1] 4 × Totgewicht, 1 × Stillableben, 1 × Totgeschlagene Zeit
        [2] 4 × Stillableben, 1 × Totgeschlagene Zeit, 1 × Toter Winkel
        [3] 4 × Totgeschlagene Zeit, 1 × Toter Winkel, 1 × Totgelachte
        [4] 4 × Toter Winkel, 1 × Schnapsleiche, 1 × Totgelachte
        [5] 4 × Totgelachte, 1 × Schnapsleiche, 1 × Totgewicht
        [6] 3 × Schnapsleiche, 3 × Totgewicht
        [7] 3 × Totgewicht, 3 × Stillableben
        [8] 3 × Stillableben, 3 × Totgeschlagene Zeit
        [9] 3 × Totgeschlagene Zeit, 3 × Toter Winkel
        [10] 3 × Toter Winkel, 3 × Totgelachte
        [11] 3 × Schnapsleiche, 3 × Totgelachte
        [12] 3 × Schnapsleiche, 2 × Stillableben, 1 × Totgeschlagene Zeit
        [13] 3 × Totgewicht, 2 × Totgeschlagene Zeit, 1 × Toter Winkel
        [14] 3 × Stillableben, 2 × Toter Winkel, 1 × Totgelachte
        [15] 3 × Totgeschlagene Zeit, 2 × Totgelachte, 1 × Schnapsleiche
        [16] 3 × Toter Winkel, 2 × Schnapsleiche, 1 × Totgewicht
        [17] 3 × Totgelachte, 2 × Totgewicht, 1 × Stillableben
        [18] 3 × Schnapsleiche, 1 × Stillableben, 1 × Totgeschlagene Zeit, 1 × Toter Winkel
        [19] 3 × Totgewicht, 1 × Totgeschlagene Zeit, 1 × Toter Winkel, 1 × Totgelachte
        [20] 3 × Stillableben, 1 × Schnapsleiche, 1 × Toter Winkel, 1 × Totgelachte
        [21] 3 × Totgeschlagene Zeit, 1 × Schnapsleiche, 1 × Totgewicht, 1 × Totgelachte
        [22] 3 × Toter Winkel, 1 × Schnapsleiche, 1 × Totgewicht, 1 × Stillableben
        [23] 3 × Totgelachte, 1 × Totgewicht, 1 × Stillableben, 1 × Totgeschlagene Zeit
        [24] 2 × Schnapsleiche, 2 × Totgewicht, 2 × Totgeschlagene Zeit
        [25] 2 × Totgewicht, 2 × Stillableben, 2 × Toter Winkel
        [26] 2 × Stillableben, 2 × Totgeschlagene Zeit, 2 × Totgelachte
        [27] 2 × Schnapsleiche, 2 × Totgeschlagene Zeit, 2 × Toter Winkel
        [28] 2 × Totgewicht, 2 × Toter Winkel, 2 × Totgelachte
        [29] 2 × Schnapsleiche, 2 × Stillableben, 2 × Totgelachte
        [30] 2 × Schnapsleiche, 1 × Totgewicht, 1 × Stillableben, 1 × Totgeschlagene Zeit, 1 × Toter Winkel
        [31] 2 × Totgewicht, 1 × Stillableben, 1 × Totgeschlagene Zeit, 1 × Toter Winkel, 1 × Totgelachte
        [32] 2 × Stillableben, 1 × Schnapsleiche, 1 × Totgeschlagene Zeit, 1 × Toter Winkel, 1 × Totgelachte
        [33] 2 × Totgeschlagene Zeit, 1 × Schnapsleiche, 1 × Totgewicht, 1 × Toter Winkel, 1 × Totgelachte
        [34] 2 × Toter Winkel, 1 × Schnapsleiche, 1 × Totgewicht, 1 × Stillableben, 1 × Totgelachte
       *[35] 2 × Totgelachte, 1 × Schnapsleiche, 1 × Totgewicht, 1 × Stillableben, 1 × Totgeschlagene Zeit
    }
part-cards = ({ card })
tokens-left =
    { $left ->
        [0] keine Marke mehr
        [one] noch { $left } Marke
       *[other] noch { $left } Marken
    }
cards-left =
    { $left ->
        [0] keine mehr
        [one] noch { $left }
       *[other] noch { $left }
    }

## Events: the log

event-row_laid = Die Leichen liegen in einer Reihe; ganz oben steht: { highest }.
event-piles_dealt =
    { $aside ->
        [0] Alle erhalten einen Stapel von sechs Karten; keine bleibt übrig.
       *[other] Alle erhalten einen Stapel von sechs Karten; beiseitegelegt: { $aside }.
    }
event-dealer_drawn = Das Los sagt, wer gegeben hat: { PLAYER($dealer) }.
event-round_opened = Runde { $round }: { PLAYER($seat) } eröffnet das Bieten.
event-cards_taken =
    { $cards ->
        [none] { PLAYER($seat) } hat keine Karte mehr auf der Hand.
       *[other] { PLAYER($seat) } nimmt { $cards } auf die Hand.
    }
event-bid_made = { PLAYER($seat) } bietet mindestens { $count } × { corpse }.
event-token_spent =
    { $opponents ->
        [none] { PLAYER($seat) } gibt eine Marke für niemanden aus ({ tokens-left }).
       *[other] { PLAYER($seat) } schickt einen Ermittler zu { PLAYERS($opponents) } ({ tokens-left }).
    }
event-cards_seen =
    { $cards ->
        [none] { PLAYER($seat) } findet bei { PLAYER($owner) } nichts.
       *[other] { PLAYER($seat) } entdeckt bei { PLAYER($owner) } { $cards }.
    }
event-bid_denounced = { PLAYER($seat) } glaubt { PLAYER($bidder) } nicht: mindestens { $count } × { corpse }, wirklich?
event-vote_sealed = { PLAYER($seat) } hat sich entschieden.
event-thumbs_shown =
    Eins, zwei, drei! { $thumbs ->
        [none] Kein Daumen
       *[other] Daumen hoch: { PLAYERS($thumbs) }
    }; { $fists ->
        [none] keine Faust.
       *[other] geschlossene Faust: { PLAYERS($fists) }.
    }
event-hand_shown =
    { $cards ->
        [none] { PLAYER($seat) } hat nichts zu zeigen: { $showing }, macht zusammen { $total }.
       *[other] { PLAYER($seat) } zeigt { $cards }: { $showing }, macht zusammen { $total }.
    }
event-bid_judged =
    { $good ->
        [true] { $total } × { corpse }, geboten waren mindestens { $count }: Das Gebot stimmte, die Daumen gewinnen.
       *[false] { $total } × { corpse }, geboten waren mindestens { $count }: Das Gebot war falsch, die Fäuste gewinnen.
    }
event-card_discarded = { PLAYER($seat) } wird eine Karte los ({ cards-left }).
event-card_tucked = { PLAYER($seat) } schiebt eine Karte unter den Stapel.
event-cards_kept = { PLAYER($seat) } behält dieselbe Hand.
event-card_exchanged = { PLAYER($seat) } tauscht eine Karte gegen eine beiseitegelegte.
event-choice_sealed = { PLAYER($seat) } hat geheim gewählt.
event-game_won = Keine Karte mehr: { PLAYER($seat) } gewinnt die Partie!
event-win_shared =
    { $winners ->
        [none] Die Partie ist zu Ende, und niemand gewinnt.
       *[other] Den Sieg teilen sich { PLAYERS($winners) }! Nur ein Wettessen mit Austern könnte entscheiden, und dem Haus sind die Austern ausgegangen.
    }

## Moves: labels for a button, a screen reader, a terminal

move-deal = Die Leichen auslegen und die Karten geben
move-bid = Mindestens { $count } × { corpse } bieten
move-denounce = Das letzte Gebot bezweifeln
move-investigate =
    { $opponents ->
        [none] Gegen niemanden ermitteln
       *[other] Bei { PLAYERS($opponents) } ermitteln
    }
move-draw_lots = Auslosen, welche Karten der Ermittler sieht
move-vote =
    { $thumb ->
        [true] Daumen hoch: Das Gebot stimmt
       *[false] Faust: Das Gebot ist falsch
    }
move-discard = Ablegen: { card }
move-tuck = Unter den Stapel schieben: { card }
move-keep = Dieselben Karten behalten
move-exchange = Tauschen: { card }

## Options

option-seats = Plätze
option-seats-3 = drei
option-seats-4 = vier
option-seats-5 = fünf
option-seats-6 = sechs
option-notebook = Notizbuch
option-notebook-about = Wie viel sich das Haus für dich von den Karten merkt, die eine Auszählung gezeigt hat; in der Schachtel haben alle nur ihr Gedächtnis, und nichts wird notiert.
option-notebook-on = das Haus schreibt alles auf
option-notebook-two = die letzten beiden Auszählungen
option-notebook-off = alle merken sich alles selbst

## Refusals: who may act, and when

refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { ORDINAL($seat) }.
refusal-nature_is_no_player = Mutter Natur gibt die Karten und zieht die Lose; sie bietet nicht mit.
refusal-nature_deals = Das Geben ist Sache von Mutter Natur.
refusal-nature_draws_lots = Das Losen ist Sache von Mutter Natur.
refusal-game_over = Die Partie ist zu Ende.
refusal-cards_are_dealt = Die Karten sind schon gegeben.
refusal-wrong_row = Alle sechs Leichen müssen in die Reihe, jede einmal.
refusal-wrong_cards = Alle 36 Karten müssen gegeben werden, jede einmal.
refusal-no_such_dealer = Das Los muss auf einen der { $seats } Plätze am Tisch fallen.
refusal-no_lots_now = Jetzt gibt es nichts auszulosen.
refusal-wrong_lots = Das Los muss in jeder besuchten Hand eine Karte bestimmen.
refusal-deal_first = Einen Augenblick: Die Karten sind noch nicht gegeben.
refusal-lots_first = Einen Augenblick: Das Los bestimmt, welche Karten der Ermittler sieht.
refusal-not_your_turn = Am Zug ist { PLAYER($turn) }.
refusal-thumbs_first = Das Gebot ist bezweifelt: Jetzt entscheiden Daumen und Fäuste.
refusal-replace_first = Die Runde ist entschieden: Zuerst wählen alle, welche Karte geht.

## Refusals: bids

refusal-at_least_one = Ein Gebot nennt eine Leiche mindestens einmal.
refusal-never_so_many = Auf { $cards } Karten zeigt sich keine Leiche öfter als { $most }-mal.
refusal-not_a_raise = Du musst über { $count } × { corpse } hinaus: eine größere Zahl oder dieselbe von höherem Rang.
refusal-nothing_to_denounce = Du eröffnest die Runde: Noch gibt es nichts zu bezweifeln.

## Refusals: investigators

refusal-too_late_for_tokens = Das Gebot ist bezweifelt: Bis zum Ende der Runde bleiben die Ermittler draußen.
refusal-no_token_left = Du hast deine beiden Marken ausgegeben.
refusal-no_such_opponent = Auf Platz { ORDINAL($seat) } sitzt niemand.
refusal-own_card = Deine eigene Karte siehst du ohnehin.
refusal-two_opponents = Ein Ermittler besucht zwei verschiedene Gegner; zu dritt darf er auch beide Karten von einem sehen.
refusal-only_one_card_there = { PLAYER($owner) } hat nur eine Karte auf der Hand.

## Refusals: thumbs and fists

refusal-nothing_to_vote_on = Kein Gebot ist bezweifelt: Es gibt nichts abzustimmen.
refusal-denouncer_has_no_thumb = Du hast bezweifelt: Deine Faust bleibt zu.
refusal-bidder_has_a_thumb = Es ist dein Gebot: Dein Daumen ist oben.
refusal-already_decided = Du hast dich entschieden; wir warten auf die anderen.

## Refusals: which card goes

refusal-no_choice_of_cards = Zu viert bis zu sechst hast du nur eine Karte auf der Hand: Es gibt nichts zu wählen.
refusal-nothing_to_replace = Jetzt ist nicht die Zeit, Karten zu wechseln.
refusal-already_replaced = Du hast gewählt; wir warten auf die anderen.
refusal-winner_discards = Du hast die Runde gewonnen: Lege eine Karte ab.
refusal-loser_tucks = Du hast die Runde verloren und noch einen Stapel: Schiebe eine Karte darunter.
refusal-keep_or_exchange = Du hast die Runde verloren und keinen Stapel mehr: Behalte deine Karten, oder tausche eine.
refusal-not_in_hand = Diese Karte ist nicht auf deiner Hand.

## Reasons: why a move is better than the next best

because-likely = Du hast in { $chance } % der Fälle recht, statt in { $other } %.
because-mine = Du wirst in { $amount } % der Fälle eine Karte los, statt in { $other } %.
because-mine-little = Du wirst etwas öfter eine Karte los.
because-others = Die anderen werden in { $amount } % der Fälle eine Karte los, statt in { $other } %.
because-others-little = Es kommt darauf an, wer von den anderen eine Karte los wird.
because-look = Wer erst in diese Hände schaut, hat { $right } Mal öfter von hundert recht.
