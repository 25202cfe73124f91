## What it is about, and how it ended: said by the shell

aim = Finde die Dame, die Casanova verbirgt, bring dem Dogen deinen Schmuck und sei die Erste, die Casanova in ihren Palazzo heimführt.
ended-5-1 = { $names } kam mit Casanova unter dem Umhang heim, der Schmuck war übergeben.
ended-R9 = Sechzig Runden sind vergangen, und niemand hat Casanova heimgebracht.
series-looks = Blicke unter einen Umhang
