about = One deal in each game, the same for everybody in this house: the same start, the same luck, and bots that answer the same to the same moves. It lasts until { $until } (midnight, universal time). You have one try: once begun, it counts. From then on all games lie open, and you see what the others made of it.
deal = You against the house’s amateurs.
tower = The tower of the day: half of it stands already. Put what is left, alone, and let nothing fall.
counts-niagara = What counts: your place, then how many more gems than the best of the others, then few rounds.
counts-nimms-leich = What counts: your place, then how many more cards you got rid of than the best of the others, then few rounds.
counts-casanova = What counts: whether you won, and then in how few rounds.
counts-nizza = What counts: your place, then your lead on the way, then few rounds.
counts-vertiges = What counts: points for ZAPs, less what fell, then few turns.
begin = Play it
go-on = Continue
look = Show me
going-on = You are playing it.
put-away = You have begun it, and its table has been put away.
made =
    { $place ->
        [1] Won
       *[other] Place { $place }
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $margin ->
        [0] level
       *[other] difference { $margin }
    } · { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
people =
    { $count ->
        [0] Nobody has begun it yet.
        [one] One person has begun it.
       *[other] { $count } people have begun it.
    }
days-in-a-row =
    { $count ->
        [one] You took part: the first day of a row.
       *[other] { $count } days in a row with you. A day off harms nobody.
    }
yesterday = Yesterday’s results
fair = A person is whoever the house knows by a cookie: another browser is another person, and can try again. Whoever does so plays against themselves. What is finished after midnight is listed without a rank, because by then everything lies open.
to-today = ← Today’s deals
results-of = { $title }: the deal of a day
games = Games
day-before = ← The day before
day-after = The day after →
nobody-came = Nobody played it that day.
you = (you)
unfinished = not finished
afterwards = finished after midnight
gave-up = given up
