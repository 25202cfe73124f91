nobody-yet = Das Haus kennt dich noch nicht. Zum Spielen genügt ein Name; mit einer Passphrase kannst du ihn behalten.
played = Deine Partien
played-none = Noch keine beendete Partie.
went-won = gewonnen
went-shared = gemeinsam gewonnen
went-drawn = unentschieden
went-lost = verloren
went-gave-up = aufgegeben
went-unfinished = geschlossen
against = Gegen { $names }
alone = Allein
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
record = Aufzeichnung
devices = Dieses Gerät
name-change = Namen ändern
name-claim = Diesen Namen mit einer Passphrase behalten
name-claim-about = So findest du deine Partien auf einem anderen Gerät wieder.
name-claimed = Dieser Name gehört dir.
sign-out = Auf diesem Gerät abmelden
hello = Hallo, { $name }
name-keep = Namen behalten
sign-out-ask = Abmelden…
sign-out-all = Auf allen Geräten abmelden
sign-out-guest = Du hast keine Passphrase: Wenn du dich abmeldest, findest du deine Partien nicht wieder.
sign-out-claimed = Mit deinem Namen und deiner Passphrase kommst du wieder.
sign-in-instead = Mit einem behaltenen Namen eintreten
sign-in-instead-about = Du heißt dann wie dort. Ohne Passphrase sind die Partien unter diesem Namen nicht wiederzufinden.
name-change-about = An Tischen, an denen du schon sitzt, behältst du den Namen, mit dem du dich gesetzt hast.
kept = Was das Haus von dir aufbewahrt
export-about = Dein Name, deine Tische mit ihren Partien, was du gesagt und gemeldet hast und deine Tagespartien, in einer Datei (JSON). Von anderen stehen darin nur die Namen, die man an deinen Tischen sah.
export = Alles herunterladen
delete = Für immer gehen
delete-about = Nichts sagt hier dann noch, dass du je da warst.
delete-ask = Mich vergessen lassen…
delete-seat = Wo du noch spielst, gibst du auf; an jedem Tisch wird dein Platz der von „Jemand“.
delete-words = Dein Name, deine Passphrase, alles, was du gesagt hast, und deine Tagespartien verschwinden.
delete-stays = Die gespielten Züge und die Worte der anderen bleiben. Frühere Sicherungen des Gastgebers ändern sich nicht, ebenso wenig die Aufzeichnungen, die andere heruntergeladen haben.
delete-passphrase = Deine Passphrase
delete-now = Alles endgültig löschen
deleted = Erledigt: Das Haus kennt dich nicht mehr.
