## The game

title = Sample Game
about = Die schönsten Muscheln liegen weit draußen, und dort kommt die Welle.
blurb = Wähle geheim, wie weit du hinausgehst, teile die Muscheln mit allen, die denselben Einfall hatten, und sei nicht mehr da, wenn die Welle kommt.

## The signs of the board in a terminal

legend =
    # Gezeit; 1 ▒ der Strand, 2 ░ die Sandbank, 3 ≈ das Riff, jeweils mit den Muscheln, die dort liegen, und denen, die bekanntlich dort sind.
    ◆ Muscheln, ~ nass, [ ] der gewählte Ort, [▪] geheim.

## Pieces that the messages below share: each is named after the fact it says

to-place =
    { $place ->
        [beach] an den Strand
        [bank] auf die Sandbank
       *[reef] zum Riff
    }
at-place =
    { $place ->
        [beach] am Strand
        [bank] auf der Sandbank
       *[reef] am Riff
    }

## Events: the log

event-tide_began = Gezeit { $round } beginnt.
event-place_chosen = { PLAYER($seat) } hat gewählt.
event-place_shown = { PLAYER($seat) } geht { to-place }.
event-wave_came =
    Der Würfel zeigt { $die }: { $die ->
        [4] Die Welle überspült das Riff.
        [5] Die Welle überspült das Riff.
        [6] Die Welle überspült das Riff und die Sandbank.
       *[other] Das Meer bleibt ruhig.
    }
event-got_wet = { PLAYER($seat) } wird { at-place } nass.
event-shells_gathered =
    { $shells ->
        [1] { PLAYER($seat) } findet { at-place } eine Muschel.
       *[other] { PLAYER($seat) } findet { at-place } { $shells } Muscheln.
    }
event-game_ended =
    { $winners ->
        [none] Die Partie ist zu Ende, und niemand gewinnt.
       *[other] Die Partie ist zu Ende: Der Sieg geht an { PLAYERS($winners) }.
    }

## Moves: labels for a button, a screen reader, a terminal

move-choose =
    { $place ->
        [beach] An den Strand gehen
        [bank] Auf die Sandbank gehen
       *[reef] Zum Riff gehen
    }
move-roll = Die Welle kommen lassen ({ $die })

## Options

option-seats = Plätze
option-seats-2 = zwei
option-seats-3 = drei
option-seats-4 = vier
option-tides = Dauer
option-tides-about = Wie lange die Partie dauert; die Originalregel zählt acht Gezeiten.
option-tides-8 = acht Gezeiten
option-tides-14 = vierzehn Gezeiten

## Refusals

refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { ORDINAL($seat) }.
refusal-nature_is_no_player = Mutter Natur würfelt; sie sammelt keine Muscheln.
refusal-nature_rolls = Die Welle ist Sache von Mutter Natur.
refusal-game_over = Die Partie ist zu Ende.
refusal-choose_first = Die Welle kommt, wenn alle gewählt haben.
refusal-wave_first = Einen Augenblick: Erst kommt die Welle.
refusal-already_chosen = Du hast schon gewählt; wir warten auf die anderen.
refusal-still_wet = Du bist noch nass und kannst nicht { to-place }: Trockne dich erst am Strand.
