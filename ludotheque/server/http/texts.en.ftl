## What the house objects to: people

objection-nobody = Say your name first.
objection-name-bad = This name will not do: it takes 1 to 40 characters that can be seen.
objection-name-claimed = The name “{ $name }” is taken. If it is yours, enter with your passphrase; otherwise, choose another.
objection-passphrase-short = A passphrase has 8 to 200 characters.
objection-wrong-passphrase = This name and this passphrase do not go together.
objection-too-many-attempts = Too many attempts for this name: wait half a minute before the next.

## Opening a table and sitting down

objection-no-such-table = There is no such table, or not any more.
objection-no-such-game = The house does not have this game.
objection-bad-options = It cannot be played like this: { $why }
objection-bad-seats = These seats do not suit this game: it takes { $wanted }.
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
objection-rules-changed = The rules of this game have changed since it was played: it cannot be shown again, but its record is kept.
objection-resigned = You have resigned from this game.
objection-steer-live = This move is made by hand, live: the house takes no ready-made gesture.
objection-no-such-film = There is no film of this move.
objection-said-empty = You have not written anything.

## What needs the others to agree

objection-nothing-to-undo = You have no move to take back: none yet, or something has followed it.
objection-no-such-offer = There is no such offer any more.
objection-offer-twice = This is already on offer: wait for the answers.
objection-bots-do-not-agree = Another person has to agree, and bots do not.
objection-seat-not-absent = Whoever has this seat is here and plays for themselves.
objection-seat-not-persons = Nobody has this seat for whom a bot could play.
objection-seat-away-shortly = Whoever has this seat has only just gone: ask again in { $seconds } s.
objection-seat-not-lent = No bot plays for anybody at this seat.

## The house and its doors

objection-house-busy = The house is very busy: try again in a moment.
objection-house-full = The house is full: try again a little later.
objection-house-ill = The house cannot write anything down at the moment: nothing has changed. Its host should look after it; try again later.
objection-too-fast = Gently! Wait a moment before you do this again.
objection-bad-request = The house did not understand the request: { $why }
objection-wrong-origin = This request comes from another site: the house does not answer it.
objection-wrong-type = The house reads JSON only.
objection-too-large = This is too long for the house.
objection-no-such-page = There is nothing at this address.
objection-wrong-method = This address cannot be asked that way.
objection-house-error = The house made an error, and has noted it for the host. Try again in a moment.
