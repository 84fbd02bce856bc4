evening = La soirée jusqu’ici
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-wins = { $wins ->
    [0] pas encore de victoire
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
evening-gone = déjà au lit
evening-new = vient d’arriver
evening-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
evening-game = Partie { $number } : { $game }
evening-won = victoire : { $names }
evening-unfinished = pas terminée, ne compte pas
evening-about = Un point par personne laissée derrière soi, un demi-point par personne à égalité.
evening-unread = Impossible de charger la liste des parties.
evening-csv = Enregistrer pour un tableur
evening-json = Enregistrer en JSON
evening-forget = Effacer cette soirée
evening-forget-about = Toutes les parties, tous les points et tous les noms de cette soirée sont effacés, pour tout le monde, ici et à ses autres tables dont tu es l’hôte. La partie posée sur la table reste. Personne ne pourra faire revenir la soirée.
evening-forgotten = La soirée est effacée.
evening-not-forgotten = Impossible d’effacer la soirée. Réessaie dans un instant.
evening-before = Parties précédentes
evening-last = La dernière fois, { $date } : soirée gagnée par { $names } ({ $count ->
    [one] { $count } partie
   *[other] { $count } parties
}).
evening-last-bots = La dernière fois, { $date }, les bots ont gardé tous les points pour eux.
evening-foresaw = { $name } a vu venir { $winners ->
    [one] une victoire
   *[other] { $winners } victoires
}
evening-more = et { $count } de plus
evening-next-week = Même heure la semaine prochaine
evening-next-week-failed = Pas de rendez-vous possible : cette table ne sera peut-être pas gardée jusque-là.
evening-share-picture = Partager en image
evening-picture = Notre soirée
evening-leads-1 = { $name } mène la danse, et cherche déjà où accrocher la médaille.
evening-leads-2 = { $name } est en tête. Il est encore temps de cacher les biscuits.
evening-leads-3 = Ce soir, tout le monde offre des cadeaux ; { $name } ramasse surtout les points.
evening-leads-4 = { $name } mène la soirée, et fait semblant de n’avoir rien remarqué.
evening-far-1 = { $name } a tant d’avance qu’il faudrait vérifier s’il n’y a pas d’antisèche sous le papier cadeau.
evening-far-2 = { $name } s’échappe avec la soirée. Quelqu’un peut-il fermer la porte ?
evening-far-3 = { $name } est loin devant. Les autres jouent très bien aussi, à leur manière.
evening-tied-1 = { $names } se partagent la tête comme la dernière part de gâteau : poliment, et en se surveillant.
evening-tied-2 = Égalité entre { $names }. Encore une partie, juste pour en avoir le cœur net.
evening-tied-3 = Rien ne sépare { $names }, sinon beaucoup de politesse.
evening-none-1 = Rien ne compte encore. C’est le moment le plus paisible de la soirée.
bedtime = C’est l’heure d’aller au lit ?
bedtime-about = Un bot peut jouer à ta place, ou quelqu’un qui regarde prend le relais : cette personne voit ta main et la joue jusqu’au bout.
bedtime-offer = Laisser ma place
bedtime-bot = Laisser jouer un bot
bedtime-offered = Ceux qui regardent ou arrivent avec le code peuvent maintenant demander ta place. Tu dis oui à une seule personne ; si tu es déjà au lit, c’est l’hôte qui décide.
bedtime-handed = { $name } a maintenant ta place. Tu regardes.
bedtime-taken = La place est à toi.
next-game = Jouer à autre chose
next-game-about = Tout le monde garde sa place, les bots aussi. Le code reste le même.
next-game-wish = On joue à quoi ensuite ?
next-game-wish-about = Touche le jeu qui te tente. L’hôte le voit et choisit.
next-game-full = On y joue à { $most } au plus
next-game-wisher = { $name } en a envie
next-game-wished = { $game } : { $names }.
