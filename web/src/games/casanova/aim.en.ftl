## What it is about, and how it ended: said by the shell

aim = Find the lady who hides Casanova, give the Doge your jewel, and be the first to bring him home to your palazzo.
ended-5-1 = { $names } came home with Casanova under the cloak, and the jewel given.
ended-R9 = Sixty rounds went by, and nobody brought Casanova home.
series-looks = Looks under a cloak
