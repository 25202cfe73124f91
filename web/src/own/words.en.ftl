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
export-about = Your name, your tables with their games, what you said, what you reported and your deals of the day, in one file (JSON). Of others only the names seen at your tables are in it.
export = Download all of it
delete = Leave for good
delete-about = Nothing here will say any more that you were ever here.
delete-ask = Have me forgotten…
delete-seat = Where you still play, you give up; at every table your seat becomes “Somebody’s”.
delete-words = Your name, your passphrase, all that you said and your deals of the day are gone.
delete-stays = The moves that were made and what others said stay. Backups that the host has made before do not change, nor do records that others have downloaded.
delete-passphrase = Your passphrase
delete-now = Delete everything, for good
deleted = It is done: the house does not know you any more.
