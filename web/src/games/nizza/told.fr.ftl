## What the log says to people: places by their names, and one line a die. These stand in for the house’s own.

event-pawn_placed = { PLAYER($seat) } se poste sur la terrasse verte.
# Who used a die, and for what, has just been said.
event-die_handed_on =
    { $used ->
        [true] { "" }
       *[false] { PLAYER($seat) } passe : { symbol }.
    }
# Several at once.
events-die_handed_on = { PLAYER($seat) } passe : { $all }.
part-all = { symbol }
event-pawn_swung = { PLAYER($seat) } se balance à la cheminée { $chimney } : { onto } ({ $distance } sur { $length }).
event-ladder_climbed = { PLAYER($seat) } prend l’échelle : { onto } ({ $distance } sur { $length }).
event-pawn_walked = { PLAYER($seat) } marche de la case { $start } à la case { $square }.
event-pawn_pushed =
    { $length ->
        [none] { PLAYER($seat) } pousse { PLAYER($rival) } hors de la case { $square }.
       *[other] { PLAYER($seat) } pousse { PLAYER($rival) } vers la case { $square } ({ $distance } sur { $length }).
    }
event-pawn_fell = { PLAYER($seat) } tombe dans l’eau devant la case { $square }. Plouf !
event-measured = Mesure ({ symbol }) : { $distance }, pour une portée de { $length }.
