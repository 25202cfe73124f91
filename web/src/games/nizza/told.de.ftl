## What the log says to people: places by their names, and one line a die. These stand in for the house’s own.

event-pawn_placed = { PLAYER($seat) } stellt sich auf die grüne Terrasse.
# Who used a die, and for what, has just been said.
event-die_handed_on =
    { $used ->
        [true] { "" }
       *[false] { PLAYER($seat) } gibt weiter: { symbol }.
    }
# Several at once.
events-die_handed_on = { PLAYER($seat) } gibt weiter: { $all }.
part-all = { symbol }
event-pawn_swung = { PLAYER($seat) } schwingt sich von Schornstein { $chimney }: { onto } ({ $distance } von { $length }).
event-ladder_climbed = { PLAYER($seat) } nimmt die Leiter: { onto } ({ $distance } von { $length }).
event-pawn_walked = { PLAYER($seat) } geht von Feld { $start } auf Feld { $square }.
event-pawn_pushed =
    { $length ->
        [none] { PLAYER($seat) } stößt { PLAYER($rival) } von Feld { $square }.
       *[other] { PLAYER($seat) } stößt { PLAYER($rival) } in Richtung Feld { $square } ({ $distance } von { $length }).
    }
event-pawn_fell = { PLAYER($seat) } stürzt ins Wasser vor Feld { $square }. Platsch!
event-measured = Gemessen ({ symbol }): { $distance }; es reicht { $length } weit.
