## The house's own pages, until the browser client takes its place

title = Ludothèque
tagline = Board games that are nowhere to be found, played with friends and against bots.
about = Here the rules explain themselves, secrets stay secret, and anyone can verify chance: it is sealed before the game, you add a grain of your own, and all of it can be drawn again afterwards.
games = To be played: { $titles }.
open-tables =
    { $count ->
        [0] No table is waiting for players at the moment.
        [one] One table is waiting for players.
       *[other] { $count } tables are waiting for players.
    }
open-tables-many = More than { $count } tables are waiting for players.
api = For your programs: what the API offers
record = Every finished game has its record, a file of JSON lines at /api/tables/…/record, which “ludotheque verify” checks and “ludotheque replay” tells as a story.
soon = You play over the API and with “ludotheque.client”; the table in your browser comes soon.
table = Table { $id }
table-gathering = { $game }: { $free ->
        [one] one more player is awaited
       *[other] { $free } more players are awaited
    }.
table-playing = { $game }: the game is going on.
table-over = { $game }: the game is over.
table-frozen = { $game }: this table has stopped because of an error; the game is kept.
home = Back to the house
nothing = There is nothing here
nothing-more = This address leads nowhere, or the table is gone.

## The host's page

host = The house, seen from inside
host-refreshed = This page renews itself every five seconds.
host-house = The house
host-tables = Tables that are awake
host-store = The file
host-bots = The bots
version = Version
uptime = Open for
duration = { $days ->
        [0] { $hours } h { $minutes } min
       *[other] { $days } d { $hours } h { $minutes } min
    }
sockets = Connections
plies = Moves in the last minute
memory = Memory
size = Size
gathering = gathering
playing = being played
over = over
frozen = stopped
commits = Writes, in so many commits
commit-time = A commit takes, on average
batch = Most at once
backup = Last backup
backup-ago = { $duration } ago
processes = Processes
waiting = Waiting
thought = A thought takes, on average
failures = Answers at random, processes replaced
