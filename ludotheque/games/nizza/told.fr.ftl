## What people are told who see the board: places by their names, and one line a die. These stand in for the
## messages beside them, which are for a record.

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
event-pawn_swung = { PLAYER($seat) } se balance à la cheminée { $chimney } : { onto }.
event-ladder_climbed = { PLAYER($seat) } prend l’échelle : { onto }.
event-pawn_walked = { PLAYER($seat) } marche de la case { $start } à la case { $square }.
event-pawn_pushed =
    { $length ->
        [none] { PLAYER($seat) } pousse { PLAYER($rival) } hors de la case { $square }.
       *[other] { PLAYER($seat) } pousse { PLAYER($rival) } vers la case { $square }.
    }
event-pawn_fell = { PLAYER($seat) } tombe dans l’eau devant la case { $square }. Plouf !
event-measured = Mesure ({ symbol }) : { $distance }, pour une portée de { $length }.

# Moves and refusals without their points: the measures say enough.
move-place_pawn = Se poster sur la terrasse verte
move-swing = Se balancer avec la corde { ORDINAL($rope) } à la cheminée { $chimney } : { onto }
move-climb = Prendre l’échelle : { onto }
move-walk =
    { $square ->
        [none] Marcher jusque-là
       *[other] Marcher jusqu’à la case { $square }
    }
refusal-nothing_to_stand_on = Rien n’y porte un pion.
refusal-something_else_there = Ce n’est pas cela qui vous y porterait.
refusal-ladder_too_short = L’échelle mesure { $length } ; de vous à ce point, il y a { $distance }.
refusal-rope_too_far = La corde mesure { $length } ; de sa cheminée à vous, il y a { $distance }.
refusal-chimney_too_far = La corde mesure { $length } ; de vous à cette cheminée, il y a { $distance }.
refusal-landing_too_far = La corde mesure { $length } ; de la cheminée à ce point, il y a { $distance }.
refusal-rival_too_far = On pousse à { $length } au plus ; d’ici à votre rival, il y a { $distance }.

## Where one may land, in the list of moves

to-place_pawn = Se poster : { $spot }
to-swing = Se balancer à la corde { ORDINAL($rope) }, cheminée { $chimney } : { $spot }
to-climb = Prendre l’échelle : { $spot }
to-walk = Marcher : { $spot }
spot-front = { $place }, au-dessus de la case { $square }, devant
spot-back = { $place }, au-dessus de la case { $square }, derrière
spot-chimney = { $place }, au-dessus de la case { $square }, près de la cheminée { $chimney }
spot-street = la rue, case { $square }
