hand-over = { $device ->
    [phone] Passe le téléphone à { $name }
    [tablet] Passe la tablette à { $name }
   *[computer] { $name } prend l’ordinateur
}
hand-over-about = Les autres ne regardent pas.
hand-over-open = Tout le monde peut regarder.
hand-over-take = C’est moi, { $name }
on-device = À plusieurs sur cet appareil
on-device-count = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
} sur cet appareil
on-device-title = Qui joue sur cet appareil ?
on-device-about = Vous vous le passez. Entre deux tours, on ne voit les cartes de personne.
on-device-name = Personne { $number }
on-device-add = Encore quelqu’un
on-device-remove = Sans { $name }
on-device-full = Plus de place à cette table
on-device-go = Tout le monde s’assoit
presents-about = Deux cadeaux par personne, avant la partie. On se passe l’appareil, les autres ne regardent pas.
presents-hide = Cacher et passer l’appareil
