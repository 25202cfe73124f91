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
away-offline = You are offline
away-offline-about = Nothing is lost: the house keeps your games, move by move. Your clocks, though, go on.
away-house = The house does not answer
away-house-about = Nothing is lost: the house keeps your games, move by move. If it is closed, clocks stand still with it.
away-back = This page goes on by itself as soon as the house answers.
try-again = Try again
unreachable-now = The house cannot be reached just now. Nothing was done: try again in a moment.
unanswered = The house does not answer. Have a look whether it was done, and try again if not.
went-wrong = Something went wrong here that should not have. Try again; it may help to load the page anew.
broken = Something went wrong, and a part of the page is missing. To load it anew usually helps.
page-old = The house has changed since this page was opened: please load it anew.
reload = Load the page anew
stale = The house does not answer: these lists are as they were a while ago. Trying again…
close = Close
cancel = Cancel
nowhere = There is nothing at this address.

## Who you are

your-name = Your name
name-ask = What shall we call you?
name-enter = Come in
passphrase = Passphrase (8 characters at least)
sign-in = I have a passphrase
sign-in-otherwise = With a code, or a link by mail

## Lobby

play-now = Play now
choose-options = Options…
choose-options-about = Against bots, after choosing how strong they are and how it is played
play-friends = Invite friends
set-up = Set a table up
rules-of = Rules
learn = Learn in two minutes
learn-short = Learn
open-tables = Tables waiting for players
open-tables-none = Nobody waits at the moment. Set a table up, and send its address to friends.
running-tables = Being played
finished-tables = Finished
left-mine = { $time } left to play
left-theirs = { $names }: { $time } left
next-game =
    { $count ->
        [one] Your other game waits
       *[other] Next game ({ $count } wait)
    }
install-title = The house on the home screen
install-about = Keep the house on your home screen: then it opens with one touch.
install = Install
install-apple = On iPhone and iPad: “Share”, then “Add to Home Screen”. Then the house opens with one touch, and its icon says how many games wait for you.
my-games = My games
your-turn = Your turn
watch = Watch
join = Sit down
again-here = Continue
players-range = { $least }–{ $most } players
players-exactly = { $most } players
minutes-about = ≈ { $minutes } min among friends
seats-free =
    { $free ->
        [one] one chair free
       *[other] { $free } chairs free
    }
all-short = All
all-of = { $title }: all of them
running-tables-none = No game that is open to all is being played.
finished-tables-none = No finished game yet.
tables-title = The games of the house
tables-game = Game
tables-any-game = all games
tables-stage = How far they are
tables-any-stage = all
tables-mine = only mine
tables-none = There is no such game.
tables-more = Show more
moves-about = ≈ { $moves } moves against bots
terms-usual = usual options

## Setting a table up

chairs = Chairs
chair-person = a person
chair-bot = bot, { $strength }
clock = Clock
clock-live = { $minutes } min each, +{ $increment } s a move
clock-daily = { $hours } h a move
options = Options
letter = To the letter
letter-about = Every option as the rulebook in the box has it.
letter-value = { $said } (to the letter)
who-joins = Who may join
private-table = Whoever has the address
public-table = Anyone: the table is shown in the lobby
set-up-go = Set it up
option-changed = changed

## Table

gathering-title = Waiting for players
invite = Invite
invite-about = Whoever opens this address can sit down or watch.
invite-alone = This address opens on this device only. For friends, start the house with --host 0.0.0.0 and give them this machine’s address in your network.
copy = Copy the address
copied = Copied
copy-failed = Could not be copied: select the address yourself.
share = Share
fill-bots = Begin with bots on the free chairs
sit-here = Sit down
get-up = Get up
kept-chair = kept
free-chair = free
table-listed = shown in the lobby
table-unlisted = by its address only
kept-yours = kept for you
all-kept = The chairs that are left are kept for others. You can watch the game.
learn-first = New to { $title }?
lesson-table = Back to the table
watching = You are watching.
you = you
bot-mark = bot
away = away
lent-mark = a bot plays for them
resigned-mark = resigned
turn-yours = It is your turn.
turn-others = Waiting for { $names }.
line-lost = The connection is lost. Nothing is lost of the game: reconnecting…
line-back = Back again.
undo = Undo
near-undos = { $count ->
    [0] You can take nothing back any more in this game.
    [one] You can take back once more in this game.
   *[other] You can take back { $count } more times in this game.
}
near-lines = This game is very long: after { $count } more lines nobody can move any more. You can agree to a draw.
resign = Resign
resign-sure = Really resign? A bot plays on for you.
draw-offer = Offer a draw
lend-offer = Let a bot play for { $name }
offer-draw = { $name } offers a draw.
offer-undo = { $name } would like to take back the last move.
offer-lend = { $name } suggests that a bot plays for { $absent }.
offer-yes = Agree
offer-no = Refuse
offer-withdraw = Withdraw
log = What happened
log-empty = Nothing yet.
log-rule = Rule { $rule }
log-moment = Show the board at this moment
log-newest = To the newest
log-undone = taken back
log-private = Something only you know.
log-hold = Hold to read
log-round = Round { $round }
log-filter = What is read
log-all = All
log-mine = Mine
log-secret = Secrets
log-clauses = With a rule
log-whole = Details
log-unfold = Unfold all
log-fold = Fold all
log-whole-about = With rules, measures and what goes without saying
log-certificate = reach { $length }, distance { $distance }
line-undo = { PLAYER($seat) } takes a move back.
line-resign = { PLAYER($seat) } resigns.
line-lend = A bot plays for { PLAYER($seat) }.
line-return = { PLAYER($seat) } is back.
line-agree = A draw is agreed.
chat = Talk
chat-players = Among the players
chat-watchers = Among the watchers
chat-say = Say something
chat-send = Send
announced = Announcement:
chat-about = About { $name }
chat-mute = Do not read any more
chat-unmute = Read again
chat-report = Report to the host
chat-reported = Reported to the host: { $name }.
chat-removed = removed by the host
chat-muted = you do not read this any more
refused-title = That is not possible
refused-why = Why not?
refused-back = Back
refused-rule = Read rule { $rule }
sound = Sound and vibration
notify = Tell me when it is my turn
frozen = This table has stopped: the rules failed here. Its record is kept.
closed = The rules of this game have changed, and this table is closed: the game stays where it was, and its record can be downloaded.
closed-short = closed
gone = The game of this table ({ $game }) is not installed in the house any more. Nothing is lost: as soon as it is there again, all goes on where it stood.
gone-short = game not installed here any more
board-failed = This game’s board does not answer. All moves are in the list: the game goes on.
board-none = This game has no board here. All moves are in the list.
board-frame = The board: { $game }
all-moves = All moves ({ $count })
outdated = The rules of this game have changed since it was played: it cannot be shown again, but its record is here.
result-won = { $names } { $count ->
        [one] wins
       *[other] win
    }!
result-you = You win!
result-draw = Nobody wins: a draw.
result-resigned = The others have resigned.
rematch = Play again
day = The deal of the day
rematch-there = The others play again: come along
replay = See the game again
record = Download the record

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
verify = Verify the draws
verify-good =
    { $draws ->
        [one] In order: one draw, from the seed that was sealed before the game.
       *[other] In order: { $draws } draws, each one from the seed that was sealed before the game.
    }
verify-bad = Something is wrong with this record.

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
rules-former = The rules of then (version { $version }): this table keeps them to its end. Today the game is played otherwise.
rules-option = Each table chooses
rules-usual = default
rules-letter = to the letter
rules-here = at this table
clause-copy = Copy the address of this clause

## Characters and hints

hint = Hint
chair-character = Who plays on chair { $chair }
character-any = Anybody
character-is = { $called } { $about }.
practice-table = Table of practice: everybody may ask for hints
hush = Hear no more of them
characters-talk = Characters talk

## Lesson

lesson-title = { $title }: a first game
lesson-step = Step { $at } of { $last }
lesson-show = Show me
lesson-back = Previous step
lesson-next = Next step
lesson-watch = Watch
lesson-again = Once more

## Replaying, and whether its dice were honest

replay-speed = Speed
replay-again = Watch it again
to-table = To the table
verify-title = Chance
verify-about = Before the game, the house sealed a seed. Your browser can make all the draws again here, and compare.
verify-unreadable = This record cannot be read: it is damaged.
verify-partly =
    { $made ->
        [0] Nothing is wrong, but this page does not know how to make the draws of this game again.
       *[other] Nothing is wrong. { $made } of { $draws } moves of chance come from the seed that was sealed before the game; for the others one needs the rules.
    }
verify-whole =
    { $good ->
        [true] The record is whole: the digest at its end is the right one.
       *[false] The record was altered: the digest at its end is not the right one.
    }
verify-seal =
    { $good ->
        [true] The seed that was revealed at the end is the one that was sealed.
       *[false] The seed that was revealed at the end is not the one that was sealed.
    }
verify-seen =
    { $good ->
        [true] This seal is the one that this device saw before you sat down.
        [false] This seal is not the one that this device saw before you sat down.
       *[none] This device did not see the seal before the game. If you noted it, compare.
    }
verify-luck =
    { $good ->
        [true] Every seat added some luck of its own, and that of bots is fixed beforehand.
       *[false] Some luck is missing, or that of a bot is not the word that is fixed beforehand.
    }
verify-own =
    { $good ->
        [true] Your own luck is in it, as you gave it.
        [false] The luck that you gave is not in it.
       *[none] This device gave no luck to this table.
    }
verify-draws =
    { $good ->
        [true]
            { $draws ->
                [one] One draw made again here: it is the same.
               *[other] { $draws } draws made again here: they are the same.
            }
        [false] At least one draw is not what the seed and the luck of all seats give.
       *[none]
            { $made ->
                [0] The draws were not made again.
                [one] One draw made again here: it is the same. The others follow from the rules; the program below checks them.
               *[other] { $made } draws made again here: they are the same. The others follow from the rules; the program below checks them.
            }
    }
verify-each = Draw by draw
verify-one =
    { $good ->
        [true] the same
        [false] another one
       *[none] not checked
    }
verify-not = Only chance is checked here. That every move was allowed, and that the result follows from them, is checked by this program:
verify-commitment = The seal, shown before the game
verify-seed = The seed, revealed at the end
verify-fingerprint = The record’s fingerprint

## The lobby and who you are, once more

house-about = No account and nothing to install. Bots that wait for you, luck that anyone can check, and a house that names the rule whenever it says no.
hero-play = Play { $title } now
hero-about = Against bots. You can give yourself a name later.
guest-names = Otter, Heron, Beaver, Trout, Frog, Dragonfly, Kingfisher, Squirrel, Hedgehog, Wagtail, Badger, Marten
account = You in this house
account-of = You: { $name }
account-none = Choose a name
replay-short = Replay
table-link = { $deed } ({ $title }: { $names })
titled = { $title }: { $what }
winner = winner

## Around a table

chair = Chair { $chair }
chairs-count = How many chairs
clock-unlimited = no clock
move-here = Move to chair { $chair }
fill-strength = How strong the bots are
invite-code = The address as a picture to be photographed
invite-address = The table’s address
turn-hurry = Your time is running out.
turn-back = Your turn: back to the table
line-unsure = The connection was lost just then. Have a look whether it was done, and try again if not.
missed =
    { $count ->
        [one] While you were away…
       *[other] While you were away: { $count } moves
    }
missed-look = Show me
tools = Beside the game
menu = More
column = Log and talk beside the board
table-menu = This table
chat-empty = Nobody has said anything yet.
chat-unread = new:
chat-heard = { $name } says: { $text }
chat-newest = To the last words
notify-denied = Your browser does not allow it: that can be changed in its settings.
notify-insecure = Only at an address that begins with https.
notify-unable = This browser cannot do that here.
resign-end = Really resign? The game ends here, and the bots win.
offer-yours-draw = You have offered a draw. Waiting for the others.
offer-yours-undo = You have asked to take your move back. Waiting for the others.
offer-yours-lend = You have suggested a bot. Waiting for the others.
result-gave-up = You have resigned.

## What a game is about

aim = The aim:
play-now-bots = How many bots
with-bots =
    { $count ->
        [0] alone
        [one] against { $count } bot ({ $strength })
       *[other] against { $count } bots ({ $strength })
    }

## Vertiges in the lobby, and practice

practise = Practise alone

## Pictures in the rulebook

## Manners at a table

undo-asks = The others will be asked.
seat-held = { $name } still has time on the clock: the seat stays theirs.
seat-kept-for =
    { $minutes ->
        [one] { $name }’s seat stays theirs for another minute; then a bot may play for them.
       *[other] { $name }’s seat stays theirs for another { $minutes } minutes; then a bot may play for them.
    }
declined-no =
    { $what ->
        [draw] { $name } declines the draw.
        [undo] { $name } does not want that move to be taken back.
        [pause] { $name } does not agree about the pause.
       *[lend] { $name } does not want a bot.
    }
declined-moved =
    { $what ->
        [draw] { $name } plays on: no draw.
       *[other] { $name } plays on: the move stands.
    }
lent-back =
    { $why ->
        [clock] Your time was up: a bot has played for you.
       *[other] While you were away the others let a bot play for you.
    }
watched =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
watched-by =
    { $others ->
        [0] Watching: { $names }.
        [one] Watching: { $names } and one more.
       *[other] Watching: { $names } and { $others } more.
    }
skip = Skip
tempo = Animations
tempo-calm = calm
tempo-brisk = brisk
tempo-once = at once
forced = Play forced moves by themselves
forced-about = Only where everybody can see that there is no other.
result-rank = { $rank }.
result-hidden = What was hidden
result-turns = Where the game turned
result-lead = { $name } takes the lead for good.
result-details = Result
slow-motion = Slow motion

## Moves that are prepared while one waits, by the day

prepare = Prepare
prepare-ready = Prepared
prepare-title = Prepare a move
prepare-set = Prepared: { $moves }
prepare-clear = Take back
prepare-none = There is nothing to prepare just now.
prepare-secret = Nobody can see that you have prepared anything. The move is made a little after your turn begins, as if you looked in.
prepare-surprised = Something happened that you had not counted on: the prepared move will not be made.
about-house = The house, and what it keeps

## A pause by the day

pause-offer = Suggest a pause
pause-end = Suggest to go on
pause-days = How long the pause is
days = { $count ->
    [one] one day
   *[other] { $count } days
}
paused-until = Paused until { $when }: nobody’s time is running.
offer-pause =
    { $days ->
        [0] { $name } suggests to end the pause now.
       *[other] { $name } suggests a pause of { $days } days: the clocks would stand still.
    }
offer-yours-pause =
    { $days ->
        [0] You have suggested to end the pause. Waiting for the others.
       *[other] You have suggested a pause of { $days } days. Waiting for the others.
    }
