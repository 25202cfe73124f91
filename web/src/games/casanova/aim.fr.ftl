## What it is about, and how it ended: said by the shell

aim = Trouvez la dame qui cache Casanova, portez votre bijou au Doge, et soyez la première à ramener Casanova à votre palais.
ended-5-1 = { $names } a ramené Casanova sous sa cape, le bijou remis au Doge.
ended-R9 = Soixante tours de table sont passés sans que personne ramène Casanova.
series-looks = Regards sous une cape
