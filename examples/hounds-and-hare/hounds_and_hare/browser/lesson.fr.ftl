name-0 = Sacha
name-1 = Lièvre

title-first = Trois contre un
text-first = Vous menez les chiens. Touchez celui de B, puis F au milieu : de là, il surveille huit sentiers.
hint-first-idle = Le long d’un rang, c’est permis, mais on n’avance pas. Courez en F.
hint-first-other = Pas mal ; mais de F, un chien surveille davantage. Courez de B à F.

title-hare = Le lièvre
text-hare = À présent le lièvre bondit, dans la direction qui lui plaît.

title-second = Jamais en arrière
text-second = Les chiens ne reculent jamais. Personne ne garde le sentier du haut : fermez-le, de A à B.
hint-second-behind = Alors le sentier du haut reste ouvert. Courez de A à B.

title-tired = La patience
text-tired = On peut courir le long d’un rang et attendre ; mais pas toujours. Combien de fois de suite, selon les vieux livres ?
hint-tired-three = Plus souvent que cela : la chasse demande de la patience.

title-last = La fin de la chasse
text-last = Bien plus tard, le lièvre est de retour dans son coin. Une seule course lui ferme toute issue. Laquelle ?
hint-last-way_out = Le lièvre pourrait encore s’échapper. Regardez I.

title-end = Pris !
text-end = Essayez aussi de l’autre côté : le lièvre, lui, peut faire volte-face.
