## Was das Haus denen sagt, die es ruft

title-turn = { $game }: Du bist am Zug
title-short = { $game }: Deine Zeit wird knapp
title-offer = { $game }: Du wirst etwas gefragt
title-begun = { $game }: Das Spiel beginnt
title-over = { $game }: Das Spiel ist aus
title-again = { $game }: Noch eine Partie
title-trial = Das Haus kann dich rufen
title-confirm = Ist das deine Adresse?
title-enter = Wieder herein

body-turn = Tisch { $table }, mit { $names }: Du bist dran.
body-turn-until = Tisch { $table }, mit { $names }: Du hast Zeit bis { $until }.
body-short = Tisch { $table }, mit { $names }: Du hast nur noch Zeit bis { $until }.
body-offer = Tisch { $table }, mit { $names }: Man wartet auf deine Antwort.
body-begun = Tisch { $table }, mit { $names }: Alle sind da.
body-over = Tisch { $table }, mit { $names }: Komm und sieh, wie es ausgegangen ist.
body-again = { $many ->
    [one] { $names } hält dir an Tisch { $table } einen Stuhl frei.
   *[other] { $names } halten dir an Tisch { $table } einen Stuhl frei.
 }
body-trial = Wenn ein Tisch auf dich wartet, sieht es so aus.
body-confirm = Jemand hat dem Haus diese Adresse gegeben, um gerufen zu werden, wenn ein Tisch wartet. Warst du das, bestätige es auf dieser Seite; wenn nicht, ist nichts zu tun: Ohne Antwort schreibt das Haus nie wieder hierher.
body-enter = Jemand, wohl du, möchte auf einem anderen Gerät als { $name } eintreten. Dieser Link öffnet einmal, innerhalb einer halben Stunde. Warst du es nicht, ist nichts zu tun; und gib ihn nicht weiter.

moment = EEEE, d. MMMM, HH:mm 'Uhr'
and = { $first } und { $last }
several = { $first }, { $rest }

## Um eine Nachricht herum

mail-open = Zum Tisch
mail-open-confirm = Adresse bestätigen
mail-open-enter = Eintreten
mail-why = Du bekommst diese Nachricht, weil du das Haus darum gebeten hast.
mail-why-confirm = Eine Adresse, die niemand bestätigt hat, fragt das Haus höchstens dreimal.
mail-why-enter = Du bekommst diese Nachricht, weil du gesagt hast, dass diese Adresse dich einlassen darf.
mail-stop = Keine Nachrichten mehr bekommen
