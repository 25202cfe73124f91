## The words of the board, beside those that the house itself says

map = Venice
round = Round { $round }
round-of = Round { $round } · { PLAYER($seat) } plays
round-own = Round { $round } · your turn
all-moves = All moves ({ $count })
skip = To the end of the movement
close = Close

points =
    { $points ->
        [0] no points left
        [one] { $points } point left
       *[other] { $points } points left
    }

prompt-lots = Chance decides who begins.
prompt-hide = Casanova is hiding.
prompt-figure =
    { $left ->
        [one] Put the last figure into a theatre.
       *[other] Put a figure into a theatre ({ $left } left).
    }
prompt-moor =
    { $left ->
        [one] Moor the last empty gondola.
       *[other] Moor an empty gondola ({ $left } left).
    }
prompt-wait = It is { PLAYER($seat) }’s turn.
prompt-sail =
    { $points ->
        [3] Glide, or touch an empty gondola.
        [one] One point left: where to?
       *[other] { $points } points left: where to?
    }
prompt-steer = The empty gondola at { $dock }: where to?
prompt-touch = Touch an empty gondola: it shows where it may go.
prompt-free = Choose: this costs no point.
prompt-still = Nothing more to do here: end your turn.
prompt-spent = Your points are spent.
prompt-spent-free = No points left: what remains is free.
prompt-decide = Look first. Then: exchange the necklaces, or not?
prompt-meeting = { PLAYER($seat) } looks under two cloaks, { PLAYER($rival) }’s and her own.
prompt-meeting-theatre = { PLAYER($seat) } looks under two cloaks in the theatre { $theatre }.
prompt-over = The game is over.

deed-walk = Walk: { $dock }
deed-meet = Meet { PLAYER($seat) }
deed-call = Enter theatre
deed-look_round = Look round
deed-give_jewel = Leave jewel
deed-end_turn = End turn
nothing-here = No walk, no meeting and no theatre can be reached from here just now.
not-your-turn = It is not your turn.
answer-exchange = Exchange
answer-leave = Leave as is

own-gondola = Your gondola, at { $dock }
empty-gondola = Empty gondola, at { $dock }
across-gondola = The gondola across, at { $dock }
which-gondola = The gondola at { $dock }:
send-elsewhere = Send it elsewhere
back = Back
# Moves: whose gondola it is, and where one walks to.
glide-own = Your gondola: from { $start } to { $to }
glide-empty = Empty gondola: from { $start } to { $to }
walk-to = Walk to { $dock } and board the gondola there
reach = 1 · 2 · 3
reach-about = Where the gondola gets with one, two or three points
notebook = Notebook
# A button: what stands on it, and what it does in full.
label = { $short }: { $full }

house = Theatre { $theatre }
secret = What you see under the cloaks
hold = Hold to look
keep-open = Leave open
seen-none = Casanova is none of them.
seen-him = Casanova! { $where }.

note-never = never seen
note-seen = seen in round { $round }
note-since = since then handled by { $names }, last in round { $round }
note-handled = handled by { $names }, last in round { $round }
note-untouched = handled by nobody since
note-fresh = handled by nobody yet
note-touched = handled by nobody since; before, by { PLAYER($seat) } in round { $round }
note-met = Round { $round }: you met { PLAYER($seat) }.
note-called = Round { $round }: you called at the theatre { $theatre }.
note-looked = Round { $round }: you looked round the Doge’s docks.
note-nothing = You have looked under no cloak yet.
note-him = Casanova
note-maid = a maid
note-exchanged =
    { $exchanged ->
        [true] You exchanged the necklaces.
       *[false] You left the necklaces as they were.
    }

aim = How far you are
aim-find = Find Casanova
aim-seen = { $seen } / { $figures }
aim-aboard = with you, under your cloak
aim-known = Casanova: { $where }.
aim-doubt = Seen in round { $round }: { $where }. Handled since!
aim-unknown = Not found yet.
aim-jewel =
    { $given ->
        [true] Jewel is with the Doge
       *[false] Jewel to the Doge
    }
aim-home = Bring him home

jewel-given = jewel card left with the Doge
jewel-kept = jewel card still to be given

seat-own = you
seat-acting = on turn
seat-won = wins

summary = How it stands
summary-lady =
    { $given ->
        [true] { PLAYER($seat) }: { $dock }, jewel card given.
       *[false] { PLAYER($seat) }: { $dock }, jewel card not given.
    }
summary-empties = Empty gondolas: { $docks }.
summary-theatres = Figures in the theatres: { $theatres }.
summary-nobody = No figure is in a theatre.

## Pictures in the rulebook

figure-meeting = Two ladies moored at both ends of a street meet. Whoever wanted it looks under both cloaks in secret, and exchanges the necklaces or only pretends to; then each necklace returns to the gondola that it came in.

## Moments that are staged

moment-looked-at = { PLAYER($seat) } looks under your cloak!
moment-perhaps-robbed = { PLAYER($seat) } looks under your cloak: is he still there?
moment-found = Found: that is him!
moment-still-yours = He is still with you.
moment-stolen = Casanova is yours: bring him home!
moment-given-away = You have let him go.
