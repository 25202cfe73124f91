## Die Wörter des Bretts, neben denen, die das Haus selbst sagt

bay = Die Bucht von Nizza
round = Runde { $round }
turn-of = { PLAYER($seat) } ist am Zug
all-moves = Alle Züge ({ $count })
back = Zurück
whole = Die ganze Bucht
near = Näher
skip = Ans Ende der Bewegung
which-side = Auf welche Seite?
push-either = { PLAYER($rival) } ins Wasser stoßen, auf der einen oder anderen Seite
goal-all = Wer mit den Juwelen zuerst im Hubschrauber ist, gewinnt.
goal-tools = Dein Ziel: das Werkzeug auf der ersten roten Terrasse.
goal-safe = Dein Ziel: der Tresor auf der zweiten roten Terrasse.
goal-yacht = Dein Ziel: die Jacht, über das letzte Haus.
goal-helicopter = Dein Ziel: zwei Leitern und ein Koffer, dann hinauf.

dice = Würfel
die-again = Würfel { $number }, { $name }: wird neu geworfen
die-keep = Würfel { $number }, { $name }: bleibt
die-use = Würfel { $number }: { $name }
die-useless = Würfel { $number }: { $name }, hier ohne Nutzen
received =
    { $count ->
        [one] ein Würfel ist schon da
       *[other] { $count } Würfel sind schon da
    }
throw-again =
    { $count ->
        [0] Neu werfen
        [one] Einen neu werfen
       *[other] { $count } neu werfen
    }
keep = Behalten
go = Los!
why-not = Warum nicht?
pass-die = Würfel abgeben
pass-all = Alle Würfel abgeben
leave_water = Raus aus dem Wasser!
take_case = Werkzeug nehmen
open_safe = Tresor knacken!
board_helicopter = Zum Hubschrauber!

prompt-deal = Die Seile werden verteilt.
prompt-start = Wer den einzigen Fallschirm wirft, beginnt.
prompt-place = Such dir einen Platz auf der grünen Terrasse.
prompt-wait-place = { $names } sucht sich einen Platz auf der grünen Terrasse.
prompt-throwing = { $names } würfelt.
prompt-keep = Wurf { $throw } von 3. Tipp an, was du neu werfen willst.
prompt-wait-keep = { $names } schaut sich die Würfel an.
prompt-wait-use = { $names } nutzt die Würfel.
prompt-rope = Seil: Nimm eine Rolle, dann den Schornstein daneben.
prompt-swing = Schwung: Zieh deinen Agenten, oder berühr ein Licht.
prompt-swing-eye = Schwung: Wähl mit einem Schornstein das Seil, dann zieh deinen Agenten. Nach Augenmaß!
prompt-swing-none = Kein Seil reicht bis zu dir.
prompt-ladder = Leiter: Zieh deinen Agenten, oder berühr ein Licht.
prompt-ladder-eye = Leiter: Zieh deinen Agenten. Nach Augenmaß!
prompt-ladder-water = Die Leiter hilft dir aus dem Wasser.
prompt-ladder-yacht = Zwei Leitern und ein Koffer: hinauf!
prompt-walk = Schritt: auf das Feld daneben, vor oder zurück.
prompt-parachute = Fallschirm: Wen stößt du ins Wasser?
prompt-suitcase = Koffer: Greif zu.
prompt-carry = Mit dem Koffersymbol kommst du samt Koffer voran; sonst gib es weiter.
prompt-useless = Der nützt hier nichts: Nimm einen anderen oder gib ihn weiter.
prompt-stuck = Ohne Koffersymbol kommst du mit einem Koffer nicht voran.
prompt-over = Das Spiel ist aus.

# While something moves: shorter than in the log.
caption-pawn_placed = { PLAYER($seat) } stellt sich auf die grüne Terrasse.
caption-dice_thrown = { PLAYER($seat) }: Wurf { $throw } von 3.
caption-die_handed_on = Ein Würfel geht an { PLAYER($to) }.
caption-pawn_swung = { PLAYER($seat) } schwingt: { $place }.
caption-ladder_climbed = { PLAYER($seat) } klettert: { $place }.
caption-pawn_walked = { PLAYER($seat) } geht auf Feld { $square }.
caption-pawn_fell = { PLAYER($seat) } fällt vor Feld { $square }. Platsch!
caption-measured = Es sind { $distance }; zur Verfügung standen { $length }.

aim-walls = Da trägt dich nichts
hook = Seil { ORDINAL($rope) }, { $length } lang, Schornstein { $chimney }
hook-swing = Seil { ORDINAL($rope) } nehmen, { $length } lang, an Schornstein { $chimney }

carries =
    { $case ->
        [tools] trägt das Werkzeug
       *[jewels] trägt die Juwelen
    }
summary = Wie es steht
summary-pawn =
    { $case ->
        [tools] { PLAYER($seat) }: { $place }, mit Werkzeug.
        [jewels] { PLAYER($seat) }: { $place }, mit den Juwelen.
       *[none] { PLAYER($seat) }: { $place }.
    }
summary-rope = Seil { ORDINAL($rope) }, { $length } lang: Schornstein { $chimney }.
summary-dice = Würfel: { $dice }.
place-street = Straße, Feld { $square }
place-water = im Wasser vor Feld { $square }
place-aboard = im Hubschrauber
place-aside = noch nicht im Spiel

## Pictures in the rulebook

figure-swing = Von oben: Das Seil hängt an seinem Schornstein, und alles im Kreis ist in seiner Reichweite. Der Agent steht darin und darf überall darin landen (der grüne Ring), aber nicht außerhalb (das Kreuz).
figure-fall = Von der Seite: Wer gestoßen wird, fällt gerade die Wand hinab auf ein Feld der Straße und landet im Wasser davor.

## Moments that are staged

moment-pushed = { PLAYER($seat) } schubst { PLAYER($rival) }: platsch!
moment-fell = Platsch! { PLAYER($seat) } liegt im Wasser.
