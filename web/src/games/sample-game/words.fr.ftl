## The words of the board, beside those that the house itself says

shore = Le rivage
tide = Marée { $tide } sur { $tides }
all-moves = Tous les coups ({ $count })
skip = À la fin du mouvement
die = Le dé montre { $die }

prompt-choose = Où allez-vous ? Personne ne le voit encore.
prompt-dry = La vague est passée sur vous : séchez-vous à la plage.
prompt-chosen = Vous avez choisi. Choisissent encore : { $names }.
prompt-wait = Choisissent encore : { $names }.
prompt-wave = La vague arrive.
prompt-over = La partie est finie.

place =
    { $place ->
        [beach] la plage
        [bank] le banc de sable
       *[reef] le récif
    }
place-shells =
    { $shells ->
        [one] un coquillage pour chacun
       *[other] { $shells } coquillages à partager
    }
shells =
    { $shells ->
        [one] { $shells } coquillage
       *[other] { $shells } coquillages
    }
wet = au séchage
chosen = a choisi
chosen-not = n’a pas encore choisi

summary = Où en est la partie
summary-seat =
    { $place ->
        [none] { PLAYER($seat) } : { shells }.
       *[other] { PLAYER($seat) } : { shells }, { place }.
    }
summary-wet = { PLAYER($seat) } doit se sécher.
