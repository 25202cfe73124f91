field = Das Feld
point =
    { $who ->
        [hound] { $point }: ein Hund
        [hare] { $point }: der Hase
       *[free] { $point }
    }
prompt-hound =
    { $left ->
        [one] Welcher Hund läuft? Jetzt muss einer vorankommen.
       *[other] Welcher Hund läuft?
    }
prompt-where = Wohin?
prompt-leap = Wohin springt der Hase?
prompt-wait = { PLAYER($seat) } überlegt.
prompt-over = Die Jagd ist vorbei.
