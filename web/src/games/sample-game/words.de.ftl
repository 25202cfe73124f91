## The words of the board, beside those that the house itself says

shore = Das Ufer
tide = Gezeit { $tide } von { $tides }
all-moves = Alle Züge ({ $count })
skip = Zum Ende der Bewegung
die = Der Würfel zeigt { $die }

prompt-choose = Wohin gehst du? Noch sieht es niemand.
prompt-dry = Du bist nass: Trockne dich am Strand.
prompt-chosen = Du hast gewählt. Noch am Überlegen: { $names }.
prompt-wait = Noch am Überlegen: { $names }.
prompt-wave = Die Welle kommt.
prompt-over = Die Partie ist zu Ende.

place =
    { $place ->
        [beach] der Strand
        [bank] die Sandbank
       *[reef] das Riff
    }
place-shells =
    { $shells ->
        [one] eine Muschel für jeden
       *[other] { $shells } Muscheln zum Teilen
    }
shells =
    { $shells ->
        [one] { $shells } Muschel
       *[other] { $shells } Muscheln
    }
wet = nass
chosen = hat gewählt
chosen-not = hat noch nicht gewählt

summary = Wie es steht
summary-seat =
    { $place ->
        [none] { PLAYER($seat) }: { shells }.
       *[other] { PLAYER($seat) }: { shells }, { place }.
    }
summary-wet = { PLAYER($seat) } ist nass.
