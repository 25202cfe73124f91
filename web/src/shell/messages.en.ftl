## The shell

house = Ludothèque
house-line = Board games that are nowhere to be found, played with friends and against bots.
languages = Language
theme = Light or dark
theme-auto = as the device
theme-light = light
theme-dark = dark
to-lobby = To the lobby
loading = One moment…
unreachable = The house cannot be reached. Trying again…
try-again = Try again
close = Close
cancel = Cancel
nowhere = There is nothing at this address.

## Who you are

your-name = Your name
name-ask = What shall we call you?
name-enter = Come in
name-change = Change name
name-claim = Keep this name with a passphrase
name-claim-about = Then you find your games again on another device.
name-claimed = This name is yours.
passphrase = Passphrase (8 characters at least)
sign-in = I have a passphrase
sign-out = Leave on this device
hello = Hello, { $name }

## Lobby

play-now = Play now
play-now-about = Against bots, at once
play-friends = Invite friends
set-up = Set a table up
rules-of = Rules
learn = Learn in two minutes
open-tables = Tables waiting for players
open-tables-none = Nobody waits at the moment. Set a table up, and send its address to friends.
running-tables = Being played
finished-tables = Finished
my-games = My games
my-games-none = Your games will be here.
your-turn = Your turn
watch = Watch
join = Sit down
look = Open
again-here = Go on
players-range = { $least }–{ $most } players
minutes-about = about { $minutes } min
seats-free =
    { $free ->
        [one] one chair free
       *[other] { $free } chairs free
    }

## Setting a table up

chairs = Chairs
chair-person = a person
chair-bot = bot, { $strength }
clock = Clock
clock-none = none
clock-live = { $minutes } min each, +{ $increment } s a move
clock-daily = { $hours } h a move
options = Options
public-table = Anyone may find and join it
set-up-go = Set it up

## Table

gathering-title = Waiting for players
invite = Invite
invite-about = Whoever opens this address can sit down or watch.
copy = Copy the address
copied = Copied
share = Share
fill-bots = Begin with bots on the free chairs
sit-here = Sit down
get-up = Get up
kept-chair = kept
free-chair = free
watching = You are watching.
you = you
bot-mark = bot
away = away
lent-mark = a bot plays for them
resigned-mark = resigned
turn-yours = It is your turn.
turn-others = Waiting for { $names }.
turn-together = Everyone chooses at the same time.
line-lost = The connection is lost. Nothing is lost of the game: reconnecting…
line-back = Back again.
sent = Sent…
undo = Take back
undo-ask = Ask to take back
resign = Resign
resign-sure = Really resign? A bot plays on for you.
draw-offer = Offer a draw
lend-offer = Let a bot play for { $name }
offer-draw = { $name } offers a draw.
offer-undo = { $name } would like to take back the last move.
offer-lend = { $name } suggests that a bot plays for { $absent }.
offer-yes = Agree
offer-no = Refuse
offer-yours = You asked. Waiting for the others.
offer-withdraw = Withdraw
log = What happened
log-empty = Nothing yet.
log-rule = Rule { $rule }
log-moment = Show the board at this moment
log-newest = To the newest
log-undone = taken back
line-undo = { PLAYER($seat) } takes a move back.
line-resign = { PLAYER($seat) } resigns.
line-lend = A bot plays for { PLAYER($seat) }.
line-return = { PLAYER($seat) } is back.
line-agree = A draw is agreed.
chat = Talk
chat-players = Among the players
chat-watchers = Among the watchers
chat-say = Say something
chat-send = Say
refused-title = That is not possible
refused-rule = Read rule { $rule }
sound = Sound
notify = Tell me when it is my turn
frozen = This table has stopped: the rules failed here. Its record is kept.
result-won = { $names } { $count ->
        [one] wins
       *[other] win
    }!
result-you = You win!
result-draw = Nobody wins: a draw.
result-resigned = The others have resigned.
rematch = Play again
rematch-there = The others play again: come along
replay = See the game again
record = Download the record
fairness = The dice
fairness-commitment = Sealed before the game
fairness-luck = Your own luck
fairness-check = Check them

## Replay

moment = Moment { $at } of { $last }
first = First
back = Back
forward = Forward
last = Last
play-on = Play
pause = Pause
eyes = Through whose eyes
eyes-open = everything open
eyes-watcher = a watcher
copy-moment = Copy the address of this moment
verify = Verify the dice
verify-good = In order: { $draws } draws, each one from the seed that was sealed before the game.
verify-bad = Something is wrong: { $why }

## Rules

rules-title = Rules of { $title }
rules-search = Search the rules
rules-found = { $count ->
        [0] nothing found
        [one] one clause
       *[other] { $count } clauses
    }
rules-chapters = Chapters
rules-page = Open as a page
rules-option = Each table chooses
rules-usual = usual
rules-here = at this table
clause-copy = Copy the address of this clause
