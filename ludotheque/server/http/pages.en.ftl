## The house's own pages, where it was opened without the browser's client

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
no-client = This house was opened without its tables for the browser, which “scripts/web” builds: here you play over the API and with “ludotheque.client”.
table = Table { $id }
table-gathering = { $game }: { $free ->
        [one] one more player is awaited
       *[other] { $free } more players are awaited
    }.
table-playing = { $game }: the game is going on.
table-over = { $game }: the game is over.
table-frozen = { $game }: this table has stopped because of an error; the game is kept.
table-closed = { $game }: the rules have changed since, and this table is closed; the record of its game can be downloaded.
who = Who sits here
place-person = { $name }
place-away = { $name }, not connected at the moment
place-bot = { $name }, a bot of the house ({ $strength })
place-free = a free chair
place-kept = a chair that is kept for somebody
join = To join: this is the table’s address; any program that speaks the protocol can take a chair there, such as
join-api = Over the API: POST /api/me with your name, then POST { $path } with some entropy of your own.
watch = Whoever does not sit here may watch.
home = Back to the house
nothing = There is nothing here
nothing-more = This address leads nowhere, or the table is gone.

## While the house is out of reach

offline = The house is out of reach
offline-why = Either this device has no connection, or the house is closed at the moment.
offline-kept = Nothing is lost: the house keeps your games, move by move. Without a connection your clocks go on; if it is the house that is closed, they stand still with it.
offline-back = This page gives way by itself as soon as the house answers.
offline-try = Try again now

## What a link to the house looks like in a message

preview-rules = { $game }: the rules
preview-lesson = { $game }: learn it in two minutes
preview-day = The deal of the day
preview-day-about = The same deal for everybody, one try a person, and the results compared the day after.
preview-with = { $game } with { $names }
preview-and = { $names } and { $last }
preview-gathering = { $free ->
        [0] The game is about to begin.
        [one] One more player is wanted: take a seat.
       *[other] { $free } more players are wanted: take a seat.
    }
preview-turn = { $count ->
        [0] The game is under way.
        [one] The game waits for { $names }.
       *[other] The game waits for { $names }.
    }
preview-over = The game is over: watch it again, move by move.

## Where a mail leads

calls-confirm = Your address
calls-confirm-ask = The house will write to this address when a table is waiting for you.
calls-confirm-do = Yes, this is my address
calls-confirm-done = Confirmed: the house knows where to call you.
calls-stop = No more calls by mail
calls-stop-ask = The house will forget this address, and write there no more.
calls-stop-do = Write no more
calls-stop-done = Done: the house will write to this address no more.
calls-void = This link is no longer good: it is old, or the address was taken away already.

## The host's page

host = How the house is doing
host-refreshed = Counted since the house was opened, unless it says otherwise.
host-renewed = This page renews itself every five seconds.
host-renew = Renew every five seconds
host-stand = Let it stand
trouble = The house cannot write: { $why }. What guests do now is refused, and nothing that was acknowledged is lost.
host-house = Now
host-houses = { $count ->
    [one] One house
   *[other] { $count } houses
 }
house-closing = closing
lookers = Looking at the lobby
tables-awake = Tables awake
host-tables = Tables in memory
host-store = The file
host-bots = The bots
version = Version
uptime = Open for
duration = { $days ->
        [0] { $hours } h { $minutes } min
       *[other] { $days } d { $hours } h { $minutes } min
    }
sockets = Open connections
plies = Moves in the last minute
memory = Memory
size = Size
free = Free on the disk
gathering = gathering
playing = being played
over = over
frozen = stopped
closed = closed
commits = Things written / in so many writes to the disk
commit-time = A write to the disk takes, on average
batch = Most things in one write
backup = Last backup
backup-ago = { $duration } ago
backup-never = none yet
processes = Processes that think
waiting = Questions that wait for one
thought = A move takes, on average
failures = Random moves, as a bot failed / processes replaced

## What a host can do

hand = The host’s hand
hand-house = The house
hand-announcement = An announcement to everybody
hand-door-open = The door is open to newcomers.
hand-door-closed = The door is closed to newcomers: only those whom the house knows come in.
hand-bans = { $count ->
        [0] No address is banned.
        [one] One address is banned.
       *[other] { $count } addresses are banned.
    }
hand-ban = { $name }: this address, for { $days ->
        [one] one more day
       *[other] { $days } more days
    }
hand-judged = Muted or banned
hand-reports = { $count ->
        [0] No reports
        [one] One report
       *[other] { $count } reports
    }
hand-reported = { $by } reports { $name } at table
hand-tables = The tables
hand-hidden = private
hand-words = What was said there
hand-name = A new name
hand-remove-about = The table goes with its game and what was said there, for good.
do-announce = Announce
do-close-door = Close the door to newcomers
do-open-door = Open the door again
do-mute = Mute
do-unmute = Unmute
do-ban = Ban
do-unban = Lift the ban
do-ban-address = Ban, and the address for 7 days
do-unban-address = Lift the ban of the address
do-rename = Rename
do-remove-table = Remove the table
do-remove-word = Remove
do-dismiss = Done with
