nobody-yet = The house does not know you yet. A name is enough to play, and it can be kept with a passphrase.
played = Your games
played-none = No finished game yet.
went-won = won
went-shared = won together
went-drawn = a draw
went-lost = lost
went-gave-up = given up
went-unfinished = closed
against = Against { $names }
alone = Alone
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
record = Record
devices = This device
name-change = Change name
name-claim = Keep this name with a passphrase
name-claim-about = Then you find your games again on another device.
name-claimed = This name is yours.
sign-out = Leave on this device
hello = Hello, { $name }
name-keep = Keep the name
sign-out-ask = Leave…
sign-out-all = Leave on all devices
sign-out-guest = You have no passphrase: whoever leaves now does not find their games again.
sign-out-claimed = You come back with your name and your passphrase.
sign-in-instead = Come in under a name you have kept
sign-in-instead-about = You then go by the other name. Without a passphrase, the games of this one are not found again.
name-change-about = At tables where you already sit you keep the name you sat down with.
kept = What the house keeps about you
export-about = Your name, your tables with their games and the moves you have prepared, what you said, what you reported, how and when you are called, and your deals of the day, in one file (JSON). Of others only the names seen at your tables are in it.
export = Download all of it
delete = Leave for good
delete-about = Nothing here will say any more that you were ever here.
delete-ask = Have me forgotten…
delete-seat = Where you still play, you give up; at every table your seat becomes “Somebody’s”.
delete-words = Your name, your passphrase, the addresses you are called at, all that you said and your deals of the day are gone.
delete-stays = The moves that were made and what others said stay. Backups that the host has made before do not change, nor do records that others have downloaded.
delete-passphrase = Your passphrase
delete-now = Delete everything, for good
deleted = It is done: the house does not know you any more.
house-who = Who runs this house
house-unnamed = The host has written nothing here. This is a private house, run by the person who gave you its address.
house-keeps = What the house keeps
keeps-you = Of you: the name that you chose, when you first came and, if you have one, your passphrase in a form (argon2id) from which nobody gets it back; moves that you have prepared, until they are made; of a code or link that lets you in, a digest, until it is used or void. Nothing else is asked. If you have opened calls, their addresses, your wishes and your time zone.
keeps-cookie = In your browser: a cookie by which you are known, for { $days } days, a second one by which the device is known, and your settings. The house loads nothing from elsewhere and gives nothing to others, but for calls that you have opened: they go through your browser’s maker or your mail provider.
keeps-tables = At tables: who sat where, the moves, and the last { $words } words of each room. Anybody who has a finished game’s address can download it, names included.
keeps-gathering = A table that never began is removed after { $days } days.
keeps-finished =
    { $days ->
        [0] Finished games stay until the host removes them.
       *[other] Finished games are removed after { $days } days.
    }
keeps-abandoned =
    { $days ->
        [0] Games that were left stay, too.
       *[other] Games that were left are removed after { $days } days.
    }
keeps-addresses = Your address on the network serves to let nobody take everybody’s place; the house does not note it in its memory. Of an address that is banned a keyed hash stays, for { $days } days at most; and of one from which something was reported, until the host is done with that. What stands before the house, at its provider, may keep a log of its own.
keeps-reports = Of what is reported to the host, the last { $reports } reports are kept.
keeps-backups = The host makes backups, and a house on a database has that database’s own log. What you have deleted stays in them for as long as they are kept.
keeps-yours = On your own page you can download all of it, or have yourself forgotten.
records = In numbers
records-game = Game
records-played = Played
records-won = Won
records-best = Best
records-best-of = { $game }, your best: { $points }
rivals = Against whom
rival-bots = Bots ({ $strength })
rival-score =
    { $played ->
        [one] one game
       *[other] { $played } games
    }: { $won } won, { $lost } lost
elsewhere = On another device
elsewhere-about = There you come in at this address: by your name and passphrase, by a link in a mail, or by a code from here.
code-ask = Show a code
code-again = Another code
code-until = Good once, until { $time }. Whoever has it comes in as you.
enter = Come in on this device
enter-known = Here you go by { $name } at the moment. Coming in under another name does not take the games of this one along.
enter-link = By your link
enter-link-about = It lets you in once.
enter-forgotten = I have forgotten my passphrase
enter-renewed = A new passphrase (8 characters at least)
enter-renewed-about = Your other devices are left by this, and come in anew.
enter-otherwise = In another way
enter-code = With a code
enter-code-about = A device where you are in shows one, on your own page.
enter-code-label = Code
enter-mail = By a link in a mail
enter-mail-about = If you have said, on your own page, that your address lets you in: also if you have forgotten your passphrase.
enter-mail-address = Address
enter-send = Send a link
enter-sent = If this address may let somebody in, a link is on its way: it is good once, for half an hour.
enter-name = With your name and passphrase
house-calls = How it calls
calls-push = To devices, through the maker of your browser: opened.
calls-push-closed = To devices: the host has closed that.
calls-mail = By mail: opened.
calls-mail-closed = By mail: the host has not opened that.
