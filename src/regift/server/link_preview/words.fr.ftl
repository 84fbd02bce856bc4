# Ce que les messageries montrent d’un lien.

general-title = Regift : déballe un jeu, fais-le tourner
general-about = Des jeux d’ambiance de 2 à 8, entre amis ou avec des bots, dans la même pièce ou à distance. Sans compte, sans rien installer.

lobby-title = { $host ->
    [none] { $game } : il y a une place pour toi
   *[some] { $host_name } t’invite à jouer à { $game }
}
lobby-about = { $free ->
    [0] Toutes les places sont prises ; tu peux regarder.
    [1] Il reste une place.
   *[other] Il reste { $free } places.
} { $blurb }

playing-title = { $host ->
    [none] On joue à { $game } ici
   *[some] { $host_name } joue à { $game }
}
playing-about = La partie est en cours ; tu peux la regarder. { $blurb }

over-title = { $host ->
    [none] On a joué à { $game } ici
   *[some] { $host_name } a joué à { $game }
}
over-about = La partie est finie. Regarde comment elle s’est passée, en attendant la suivante. { $blurb }
