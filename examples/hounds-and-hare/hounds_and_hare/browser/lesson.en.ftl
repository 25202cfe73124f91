name-0 = Sasha
name-1 = Hare

title-first = Three against one
text-first = You lead the hounds. Press the one on B, then F in the middle: from there it watches eight paths.
hint-first-idle = Along a row is allowed, but it does not get you on. Run to F.
hint-first-other = Not bad; but from F a hound watches more. Run from B to F.

title-hare = The hare
text-hare = Now the hare leaps, in whichever direction it likes.

title-second = Never back
text-second = Hounds never run back. Nobody guards the upper path: close it, from A to B.
hint-second-behind = Then the upper path stays open. Run from A to B.

title-tired = Patience
text-tired = You may run along a row and wait; but not for ever. How often in a row, by the old books?
hint-tired-three = More often than that: a hunt takes patience.

title-last = The end of the hunt
text-last = Much later, the hare is back in its corner. One run leaves it no way out. Which?
hint-last-way_out = The hare could still leap away. Look at I.

title-end = Caught!
text-end = Now try it from the other side, too: the hare may turn about.
