## What people are told who see the board: places by their names, and one line a die. These stand in for the
## messages beside them, which are for a record.

event-pawn_placed = { PLAYER($seat) } stellt sich auf die grüne Terrasse.
# Who used a die, and for what, has just been said.
event-die_handed_on =
    { $used ->
        [true] { "" }
       *[false] { PLAYER($seat) } gibt ab: { symbol }.
    }
# Several at once.
events-die_handed_on = { PLAYER($seat) } gibt ab: { $all }.
part-all = { symbol }
event-pawn_swung = { PLAYER($seat) } schwingt sich von Schornstein { $chimney }: { onto }.
event-ladder_climbed = { PLAYER($seat) } nimmt die Leiter: { onto }.
event-pawn_walked = { PLAYER($seat) } geht von Feld { $start } auf Feld { $square }.
event-pawn_pushed =
    { $length ->
        [none] { PLAYER($seat) } stößt { PLAYER($rival) } von Feld { $square }.
       *[other] { PLAYER($seat) } stößt { PLAYER($rival) } in Richtung Feld { $square }.
    }
event-pawn_fell = { PLAYER($seat) } stürzt ins Wasser vor Feld { $square }. Platsch!
event-measured = Gemessen ({ symbol }): { $distance }; es reicht { $length } weit.

# Moves and refusals without their points: the measures say enough.
move-place_pawn = Sich auf die grüne Terrasse stellen
move-swing = Mit Seil { ORDINAL($rope) } von Schornstein { $chimney } schwingen: { onto }
move-climb = Die Leiter nehmen: { onto }
move-walk =
    { $square ->
        [none] Dorthin gehen
       *[other] Auf Feld { $square } gehen
    }
refusal-nothing_to_stand_on = Dort trägt nichts eine Figur.
refusal-something_else_there = Dort würde dich etwas anderes tragen.
refusal-ladder_too_short = Die Leiter misst { $length }; von dir bis dorthin sind es { $distance }.
refusal-rope_too_far = Das Seil misst { $length }; von seinem Schornstein bis zu dir sind es { $distance }.
refusal-chimney_too_far = Das Seil misst { $length }; von dir bis zu diesem Schornstein sind es { $distance }.
refusal-landing_too_far = Das Seil misst { $length }; vom Schornstein bis dorthin sind es { $distance }.
refusal-rival_too_far = Du stößt höchstens { $length } weit; bis zur anderen Figur sind es { $distance }.

## Where one may land, in the list of moves

to-place_pawn = Aufstellen: { $spot }
to-swing = Schwingen an Seil { ORDINAL($rope) } von Schornstein { $chimney }: { $spot }
to-climb = Leiter nehmen: { $spot }
to-walk = Gehen: { $spot }
spot-front = { $place }, über Feld { $square }, vorn
spot-back = { $place }, über Feld { $square }, hinten
spot-chimney = { $place }, über Feld { $square }, neben Schornstein { $chimney }
spot-street = Straße, Feld { $square }
