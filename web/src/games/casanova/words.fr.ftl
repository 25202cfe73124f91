## Les mots du plateau, à côté de ceux que dit la maison elle-même

map = Venise
round = Tour de table { $round }
all-moves = Tous les coups ({ $count })
skip = Aller à la fin du mouvement
close = Fermer

points =
    { $points ->
        [0] plus de point
        [one] encore { $points } point
       *[other] encore { $points } points
    }

prompt-lots = Le sort décide qui commence.
prompt-hide = Casanova se cache.
prompt-figure =
    { $left ->
        [one] Placez la dernière figurine dans un théâtre.
       *[other] Placez une figurine dans un théâtre (encore { $left }).
    }
prompt-moor =
    { $left ->
        [one] Amarrez la dernière gondole vide.
       *[other] Amarrez une gondole vide (encore { $left }).
    }
prompt-wait = À { PLAYER($seat) } de jouer.
prompt-sail =
    { $points ->
        [3] À vous : glissez, ou touchez une gondole vide.
        [one] Encore un point : où aller ?
       *[other] Encore { $points } points : où aller ?
    }
prompt-steer = La gondole vide, à { $dock } : vers où ?
prompt-spent = Vos points sont dépensés.
prompt-decide = Regardez d’abord. Puis : échanger les colliers, ou non ?
prompt-meeting = { PLAYER($seat) } rencontre { PLAYER($rival) } et regarde sous les deux capes.
prompt-meeting-theatre = { PLAYER($seat) } regarde sous deux capes au théâtre { $theatre }.
prompt-over = La partie est finie.

deed-walk = À pied
deed-meet = Voir { PLAYER($seat) }
deed-call = Au théâtre
deed-look_round = Inspecter
deed-give_jewel = Laisser le bijou
deed-end_turn = Fin du tour
answer-exchange = Échanger
answer-leave = Laisser

own-gondola = Votre gondole, à { $dock }
empty-gondola = Gondole vide, à { $dock }
reach = 1 · 2 · 3
reach-about = Où va la gondole avec un, deux ou trois points
notebook = Carnet
# Un bouton : ce qu’il porte, et ce qu’il fait en toutes lettres.
label = { $short } : { $full }

house = Théâtre { $theatre }
secret = Ce que vous voyez sous les capes
hold = Tenir pour voir
seen-none = Casanova n’est aucune d’elles.
seen-him = Casanova ! { $where }.

note-never = jamais vue
note-seen = vue au tour de table { $round }
note-since = prise en main depuis par { $names }
note-untouched = touchée par personne depuis
note-fresh = touchée par personne encore
note-touched = touchée en dernier par { PLAYER($seat) }, au tour de table { $round }
note-met = Tour de table { $round } : vous avez rencontré { PLAYER($seat) }.
note-called = Tour de table { $round } : vous avez visité le théâtre { $theatre }.
note-looked = Tour de table { $round } : vous avez inspecté les embarcadères du Doge.
note-nothing = Vous n’avez encore regardé sous aucune cape.
note-him = Casanova
note-maid = une servante
note-exchanged =
    { $exchanged ->
        [true] Vous avez échangé les colliers.
       *[false] Vous avez laissé les colliers tels quels.
    }

aim = Où vous en êtes
aim-find = Trouver Casanova
aim-jewel =
    { $given ->
        [true] Bijou remis au Doge
       *[false] Bijou chez le Doge
    }
aim-home = Le ramener chez vous

jewel-given = carte bijou remise au Doge
jewel-kept = carte bijou encore à remettre

seat-own = vous
seat-acting = joue
seat-won = gagne

summary = Où en est la partie
summary-lady =
    { $given ->
        [true] { PLAYER($seat) } : { $dock }, carte bijou remise.
       *[false] { PLAYER($seat) } : { $dock }, carte bijou non remise.
    }
summary-empties = Gondoles vides : { $docks }.
summary-theatres = Figurines aux théâtres : { $theatres }.
summary-nobody = Aucune figurine n’est au théâtre.
