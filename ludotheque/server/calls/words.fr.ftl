## Ce que la maison dit à qui elle appelle

title-turn = { $game } : à vous de jouer
title-short = { $game } : votre temps va finir
title-offer = { $game } : on vous demande quelque chose
title-begun = { $game } : la partie commence
title-over = { $game } : la partie est finie
title-again = { $game } : on rejoue
title-trial = La maison sait vous appeler
title-confirm = Est-ce bien votre adresse ?
title-enter = Revenir dans la maison

body-turn = Table { $table }, avec { $names } : c’est à vous.
body-turn-until = Table { $table }, avec { $names } : vous avez jusqu’au { $until }.
body-short = Table { $table }, avec { $names } : vous n’avez plus que jusqu’au { $until }.
body-offer = Table { $table }, avec { $names } : on attend votre réponse.
body-begun = Table { $table }, avec { $names } : tout le monde est là.
body-over = Table { $table }, avec { $names } : venez voir comment elle s’est terminée.
body-again = { $many ->
    [one] { $names } vous garde une chaise à la table { $table }.
   *[other] { $names } vous gardent une chaise à la table { $table }.
 }
body-trial = Quand on vous attendra à une table, cela ressemblera à ceci.
body-confirm = Quelqu’un a donné cette adresse à la maison pour être appelé quand une table l’attend. Si c’est vous, confirmez-le à cette page ; sinon, il n’y a rien à faire : sans réponse, la maison n’écrira plus ici.
body-enter = Quelqu’un, vous sans doute, veut entrer sous le nom { $name } sur un autre appareil. Ce lien ouvre une fois, dans la demi-heure. Si ce n’était pas vous, il n’y a rien à faire ; et ne le donnez à personne.

moment = EEEE d MMMM 'à' HH:mm
and = { $first } et { $last }
several = { $first }, { $rest }

## Autour d’un message

mail-open = Aller à la table
mail-open-confirm = Confirmer mon adresse
mail-open-enter = Entrer
mail-why = Vous recevez ce message parce que vous l’avez demandé à la maison.
mail-why-confirm = À une adresse que personne n’a confirmée, la maison pose la question trois fois au plus.
mail-why-enter = Vous recevez ce message parce que vous avez dit que cette adresse peut vous faire entrer.
mail-stop = Ne plus recevoir de messages
