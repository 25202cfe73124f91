## What the house objects to: people

objection-nobody = Say your name first.
objection-name-bad = This name will not do: it takes 1 to 40 characters that can be seen.
objection-name-claimed = The name “{ $name }” is taken. If it is yours, enter with your passphrase; otherwise, choose another.
objection-name-of-bots = Bots are called that here: choose another name.
objection-passphrase-short = A passphrase has 8 to 200 characters.
objection-wrong-passphrase = This name and this passphrase do not go together.
objection-too-many-attempts = Too many attempts: wait half a minute before the next.
objection-latchkey-void = This code or this link is no longer good: each works once, and not for long. Ask for a new one.
objection-muted = The host of the house has muted you.
objection-banned = The host of the house lets you look on, and nothing else.
objection-door-closed = The house takes in no newcomers at the moment. If you have claimed a name, enter with your passphrase.

## Opening a table and sitting down

objection-no-such-table = There is no such table, or not any more.
objection-no-such-game = The house does not have this game.
objection-no-such-version = The house does not have the rules of version { $version } of this game.
objection-bad-options = It cannot be played like this: { $why }
objection-bad-seats = These seats do not suit this game: it takes { $wanted }.
objection-bad-character = “{ $character }” cannot sit there: nobody of that name plays this game, or they sit there already.
objection-seats-for-bots-only = At least one chair has to be a person’s.
objection-no-such-seat = This table has no such seat.
objection-table-full = This table is full, but you may watch.
objection-seat-taken = This seat is taken.
objection-seat-kept = This seat is kept for somebody.
objection-not-seated = You do not sit at this table.
objection-host-only = Only the host of the table can do this.

## Playing

objection-already-started = The game has already begun.
objection-not-started = The game has not begun yet.
objection-game-over = The game is over.
objection-not-over = The game is not over.
objection-table-frozen = This table has stopped because of a fault of the house; the game is kept.
objection-table-closed = The rules of this game have changed, and this table is closed: the game stays where it was, and its record can be downloaded.
objection-rules-changed = The rules of this game have changed since it was played: it cannot be shown again, but its record is kept.
objection-rules-newer = This table is played by newer rules than this house has: it goes on as soon as the house is up to date.
objection-game-missing = The game of this table is not in the house just now: it goes on as soon as it is there again.
objection-resigned = You have resigned from this game.
objection-steer-live = This move is made by hand, live: the house takes no ready-made gesture.
objection-others-may-object = The others may still protest: another { $seconds } s.
objection-no-such-film = There is no film of this move.
objection-said-empty = You have not written anything.
objection-no-hints-here = Somebody sits opposite you: hints are for tables of practice, and against bots.
objection-no-hint-now = There is nothing for you to choose just now.
objection-hint-late = No hint in time: the house has too much to think about. Try again in a moment.
objection-pause-not-here = A pause is agreed on only at tables by the day.
objection-pause-is-over = The pause is over: the clocks are running.
objection-prepare-not-here = No moves are prepared at this table: that is for tables by the day, in games that suit it.
objection-prepare-your-turn = It is your turn: just move.
objection-prepare-late = Something has happened meanwhile: look again before you prepare a move.
objection-prepare-not-this = This move cannot be prepared at the moment.

## The deal of the day

objection-day-once = You have begun this deal of the day before: it is tried once. The next one comes at midnight, universal time.
objection-day-closed = This is the deal of { $day }: until midnight (universal time), only the person who plays it may see it.
objection-day-not-over = The results of { $day } open at midnight, universal time.
objection-no-such-day = There is no deal of that day.
objection-day-no-undo = In the deal of the day, what is played is played: everybody has the same draws.
objection-day-no-talk = In the deal of the day there is no talk: you sit here alone.

## Calls

objection-calls-closed = The host of the house has not opened this way to call.
objection-bad-endpoint = The house sends nothing to this address: { $why }
objection-bad-mail = This is no mail address.
objection-no-mailbox = Give the house a mail address first, and confirm it.
objection-bad-zone = The house does not know this time zone.
objection-too-many-devices = { $most } devices call you already: take one away first.
objection-no-such-device = This device is not in your list, or not any more.

## What needs the others to agree

objection-nothing-to-undo = You have no move to take back yet.
objection-undo-settled = Your move cannot be taken back any more: chance has decided, or something was revealed since.
objection-undo-late = The house made this move for you as your time was up: it stands.
objection-undo-said = What is said is said: it cannot be taken back.
objection-undo-learnt = Your move cannot be taken back any more: you have learnt something since that you did not know.
objection-undos-used-up = You have taken back { $most } times in this game: that is all the house keeps.
objection-record-full = This game has { $most } lines: that is all the house keeps. You can agree to a draw, or give up.
objection-no-such-offer = There is no such offer any more.
objection-offer-twice = This is already on offer: wait for the answers.
objection-bots-do-not-agree = Another person has to agree, and bots do not.
objection-seat-not-absent = Whoever has this seat is here and plays for themselves.
objection-seat-not-persons = Nobody has this seat for whom a bot could play.
objection-seat-away-shortly =
    Whoever has this seat has not been gone for long: it stays theirs for { $minutes ->
        [one] another minute
       *[other] another { $minutes } minutes
    }.
objection-seat-by-clock = This seat is its player’s until their own clock has run out: they have hours for a move, and may come when they like.
objection-seat-not-lent = No bot plays for anybody at this seat.

## The house and its doors

objection-house-busy = The house is very busy: try again in a moment.
objection-house-full = The house is full: try again a little later.
objection-house-ill = The house cannot write anything down at the moment: nothing has changed. Its host should look after it; try again later.
objection-not-certain = It is not certain whether the house has written this down: look whether it is done, and if not, do it again.
objection-too-fast = Gently! Wait a moment before you do this again.
objection-bad-request = The house did not understand the request: { $why }
objection-wrong-origin = This request comes from another site: the house does not answer it.
objection-other-protocol = This house speaks protocol { $spoken }, and not { $asked }: a program of another version is needed to come in.
objection-wrong-type = The house reads JSON only.
objection-too-large = This is too long for the house.
objection-no-such-page = There is nothing at this address.
objection-wrong-method = This address cannot be asked that way.
objection-house-error = The house made an error, and has noted it for the host. Try again in a moment.
