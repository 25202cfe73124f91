field = Le champ
point =
    { $who ->
        [hound] { $point } : un chien
        [hare] { $point } : le lièvre
       *[free] { $point }
    }
prompt-hound =
    { $left ->
        [one] Quel chien court ? L’un d’eux doit avancer maintenant.
       *[other] Quel chien court ?
    }
prompt-where = Vers où ?
prompt-leap = Où bondit le lièvre ?
prompt-wait = { PLAYER($seat) } réfléchit.
prompt-over = La chasse est finie.
