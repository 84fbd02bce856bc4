two-title = Vous vous connaissez bien ?
two-about = Ajoute deux cadeaux que tes amis adoreraient, ou redouteraient. Ils sortiront en premier.
two-photo = Une photo
two-words = Avec des mots
two-first = Ton premier cadeau
two-second = Ton deuxième cadeau
two-name = C’est quoi ?
two-name-hint = Ou rien du tout
two-price = Ça coûte combien ?
two-put = Ajouter
two-drop = Laisse tomber
two-unnamed = { $count ->
    [0] Photo mystère
   *[other] Autre photo mystère
}
two-mine = Tes cadeaux
two-one = Un premier est emballé. Un deuxième ?
two-opens = Deux cadeaux chacun, avant de jouer.
two-done = Les deux sont emballés. Aux autres de deviner.
two-no-hurry = Rien ne presse : la partie commence aussi sans.
two-who = Cadeaux déjà ajoutés
two-count = { $name } : { $count } sur 2
two-remove = Retirer « { $name } »
own-tab-own = Les nôtres
own-tab-house = Ceux du jeu
own-none = Aucun pour l’instant. Le pull beige, le tour à la déchetterie, l’harmonica de tonton : tu sais bien ce qui manque.
own-add = Un nouveau cadeau
own-name = C’est quoi ?
own-line = Quelques mots à son sujet
own-line-hint = Facultatif. Les meilleurs tiennent de la vitrine, ou de la menace.
own-kind = Ça vaut combien ?
own-photo = Sa photo
own-photo-drop = Une photo, si tu en as une
own-photo-choose = Choisir une photo
own-photo-take = Prendre une photo
own-photo-other = Une autre photo
own-photo-none = Sans photo
own-photo-small = Seule cette table la voit. Elle est réduite, et son lieu est effacé.
own-photos-off = Ce serveur ne prend pas de photos. Les mots suffiront.
own-put = Mettre dans le paquet
own-keep = Garder les changements
own-busy = Un instant…
own-added = « { $name } » est dans le paquet.
own-half = « { $name } » est dans le paquet, mais sans sa photo.
own-changed = « { $name } » a été modifié.
own-rest = Le reste est enregistré.
own-removed = « { $name } » n’est plus dans le paquet.
own-edit = Changer « { $name } »
own-remove = Retirer « { $name } »
own-list = Dans le paquet
own-letters = { $count ->
    [one] encore { $count } signe
   *[other] encore { $count } signes
}
own-pack = Garder et partager
own-pack-about = Un paquet est un fichier : garde-le pour la prochaine fête, ou envoie-le à des amis.
own-pack-save = Enregistrer le paquet
own-pack-photos = avec les photos
own-pack-open = Ajouter un paquet depuis un fichier
own-pack-added = { $count ->
    [0] Ce paquet était vide.
    [one] Un cadeau de plus.
   *[other] { $count } cadeaux de plus.
}
own-pack-unread = Ce n’est pas un paquet Regift.
own-only-read = C’est { $name } qui ajoute les cadeaux. Tu peux regarder, et souffler des idées.
own-only-read-nobody = Seul l’hôte ajoute des cadeaux.
house-search = Chercher un cadeau
house-about = Un cadeau que personne ne veut voir ce soir ? Au placard.
house-away = Au placard : { $count }
house-all-on = Tout ressortir
house-none-found = Aucun cadeau ne s’appelle comme ça.
own-change = Changer les cadeaux
own-see = Voir les cadeaux
own-count = { $own ->
    [0] Aucun à vous
    [one] Un à vous
   *[other] { $own } à vous
}, { $away ->
    [0] aucun au placard
   *[other] { $away } au placard
}
cancel = Annuler
fault-own_cards = À cette table, c’est l’hôte qui ajoute les cadeaux.
fault-own_photos = À cette table, seul l’hôte ajoute des photos.
fault-own_two = Deux par personne : seul l’hôte peut en ajouter d’autres.
fault-own_card = Ce cadeau n’est plus là.
fault-own_waiting = L’hôte est absent, et les cadeaux de ceux qui sont partis gardent leur place : le paquet n’en prend pas d’autres jusqu’à son retour.
fault-own_count = Le paquet est plein : une table a de la place pour 200 cadeaux à elle.
fault-own_room = Les photos de cette table prennent trop de place. Retires-en une, ou ajoute ce cadeau sans la sienne.
fault-kind = Ce prix n’existe pas.
fault-card_name = Il faut au moins une lettre visible.
fault-line = Il faut au moins une lettre visible, ou rien du tout.
fault-pack = Ce paquet est fait pour un autre jeu.
fault-packs = Il resterait trop peu de cadeaux pour jouer.
fault-photo = Ça fait beaucoup de photos en peu de temps. Attends un peu avant la suivante.
reason-photo_large = Cette photo est trop lourde : { $most } Mo au plus.
reason-photo_pixels = Cette photo est trop grande : { $most } millions de pixels au plus.
reason-photo_kind = Ce fichier n’est pas une photo lisible : JPEG, PNG, WebP ou GIF, s’il te plaît.
reason-photo_broken = Cette photo est abîmée. Essaies-en une autre.
reason-photo_slow = Cette photo est trop longue à lire. Enregistre-la en JPEG ordinaire, puis réessaie.
reason-photo_off = Ce serveur ne prend pas de photos.
reason-photo_full = Ce serveur n’a plus de place pour des photos. Les mots suffiront.
