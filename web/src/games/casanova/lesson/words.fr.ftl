## La première partie : qui joue, ce qu’il y a à faire, et ce qu’on en dit

# Qui apprend sans avoir dit son nom.
name-0 = Alba
name-1 = Bianca
name-2 = Chiara

title-bar = Un canal barré
text-bar = Vous êtes rouge et voulez aller à Ca’ d’Oro, mais une gondole vide s’y trouve. Les vides sont à tout le monde : touchez-la et envoyez-la à Misericordia.
hint-bar-own = Votre gondole viendra ensuite. D’abord la vide, à Ca’ d’Oro !
hint-bar-there = Elle peut y aller. Mais à Misericordia, elle ne gêne personne.

title-glide = Glisser
text-glide = C’était un de vos trois points. Maintenant, glissez à Ca’ d’Oro : sa rue a un théâtre.
hint-glide-other = Pas de théâtre là-bas. À Ca’ d’Oro !
hint-glide-end = Il vous reste des points. À Ca’ d’Oro !

title-call = Qui est au théâtre ?
text-call = Sous une cape de Venise se cache Casanova. Entrer au théâtre est gratuit : entrez !
hint-call-first = D’abord le théâtre : il ne coûte rien.

title-decide = Sous les capes
text-decide = Tenez le bouton : personne d’autre ne voit. Il était au théâtre ! Échangez les colliers, et il voyage avec vous.
hint-decide-leave = Alors Casanova resterait au théâtre. Échangez !

title-walk = À pied
text-walk = Personne ne sait ce que vous avez fait. Une gondole vide attend au bout de votre rue : allez-y à pied, c’est gratuit.
hint-walk-points = Cela coûte un point. À pied, c’est gratuit !
hint-walk-later = Pas encore. Allez d’abord à pied vers l’autre gondole.

title-jewel = Le prix du Doge
text-jewel = Deux tours de table plus tard. Avant d’emmener Casanova, laissez votre carte bijou au Doge : glissez à Molo 1.
hint-jewel-away = Le palais est de l’autre côté : à Molo 1 !

title-meet = L’a-t-elle fait ?
text-meet = { PLAYER(1) } est venue vous voir. Personne ne vous dit si elle a échangé les colliers. Rencontrez-la et voyez !
hint-meet-look = Inspecter est permis. Mais on n’échange que dans une rencontre.
hint-meet-first = Assurez-vous d’abord de Casanova : rencontrez { PLAYER(1) } !

title-again = De nouveau à vous
text-again = Tenez le bouton et regardez. C’est elle qui l’a ! Échangez les colliers.
hint-again-leave = Alors { PLAYER(1) } le garderait. Échangez !

title-home = À la maison
text-home = Quelques tours de table plus tard. Votre bijou est remis, Casanova est à bord : accostez à votre palazzo, le rouge.
hint-home-away = La maison est à côté : Palazzo Rosso !

title-end = Vous savez jouer !
text-end = Qui montre Casanova chez soi gagne. Votre carnet retient ce que vous avez vu ; les visages disent le reste.
