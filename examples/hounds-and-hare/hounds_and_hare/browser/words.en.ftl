field = The field
point =
    { $who ->
        [hound] { $point }: a hound
        [hare] { $point }: the hare
       *[free] { $point }
    }
prompt-hound =
    { $left ->
        [one] Which hound runs? One of them has to get on now.
       *[other] Which hound runs?
    }
prompt-where = Where to?
prompt-leap = Where does the hare leap?
prompt-wait = { PLAYER($seat) } is thinking.
prompt-over = The hunt is over.
