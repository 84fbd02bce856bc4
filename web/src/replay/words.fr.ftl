replay = Revoir la partie
replay-begins = Les cartes sont distribuées. Silence dans la salle !
replay-picks = { $name } réfléchit : { $move }
replay-slider = Moment de la partie
replay-place = { $turn ->
    [0] Coup { $step } sur { $last }.
   *[other] Tour de jeu { $turn }, coup { $step } sur { $last }.
}
replay-turn = Tour de jeu { $turn } sur { $count }
replay-too-early = La partie est encore en cours. On pourra la revoir dès qu’elle sera finie.
replay-busy = Beaucoup de parties sont revues en ce moment. Réessaie dans un instant.
previous-turn = Un tour de jeu en arrière
next-turn = Un tour de jeu en avant
step-back = Un coup en arrière
step-on = Un coup en avant
run = Lecture
stop = Arrêt
replay-speed = Vitesse : { $speed } fois
whose-eyes = Vu par
eyes-table = Le public
eyes-open = Cartes sur table
to-the-table = Retour à la table
next-game = La partie suivante se prépare !
share-moment = Partager ce moment
open-record = Revoir une partie depuis un fichier
open-record-about = Dépose ici l’enregistrement d’une partie, ou choisis-le. Il est vérifié ligne par ligne, comme le serveur le ferait.
choose-file = Choisir un enregistrement
open-another = Choisir un autre fichier
eyes-lost = Impossible d’afficher cette vue : le serveur ne répond pas.
record-refused-why = Ce que dit la vérification, en anglais
record-refused = Ce fichier ne peut pas être montré : ce n’est pas un enregistrement, ou il a été modifié.
