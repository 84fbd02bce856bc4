# Ce que dit la table dans le navigateur.

round_no = Tour { $round }{ $cap ->
    [0] {""}
   *[other] {" "}sur { $cap }
}
dealer_is = { $seat_is ->
    [me] c’est toi qui distribues
   *[other] { $seat } distribue
}
packs_title = { $seat_is ->
    [me] On se ruine, ce soir ?
   *[other] { $seat } choisit combien on dépense…
}
class_yellow = Pour trois sous
class_red = À prix raisonnable
class_blue = Pour un grand anniversaire
class_black = Prix sur demande
about_yellow = Le prix d’un café, ou deux.
about_red = Un joli cadeau d’anniversaire.
about_blue = Tout le bureau a cotisé.
about_black = Quelqu’un a gagné au loto.
gifts_on_top = Les vôtres : { $count }
gifts_left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

tile_given = pour { $target }
tile_rated = { $who_is ->
    [me] ton jeton { $rank }
   *[other] { $rank } pour { $who }
}
tile_face_down = { $who_is ->
    [me] ton jeton, face cachée
   *[other] un jeton { DE($who) }, face cachée
}
friends_title = Mes amis
friend_given = reçoit ton numéro { $square } : { $gift }
friend_empty = rien de ta part encore
ribbon_more = Offrir plus : tes cases comptent double
ribbon_on = « Offrir plus » est sur un de tes cadeaux
laid_so_far = { $count ->
    [0] Rien de posé
    [one] { $count } chose posée
   *[other] { $count } choses posées
}

tray_title = Ce que j’en pense
token_free = pas encore posé
token_on = sur le numéro { $square } : { $gift }
worth_great = +3
worth_good = +2
worth_ok = +1
worth_no_way = −4

parcels_of = { $seat_is ->
    [me] Mes paquets
   *[other] Les paquets { DE($seat) }
}
parcel_closed = { $parcel ->
    [0] paquet fermé
   *[other] paquet fermé { $parcel }
}, { $target_is ->
    [me] de ta part
   *[other] { DE($target) }
}
parcel_open = { $gift }, { $target_is ->
    [me] de ta part
   *[other] de la part { DE($target) }
}

summary_on = Continuer
tracks_title = Qui en est où
order_title = L’ordre du tour
order_now = c’est son tour
order_scores = { give } { $give }, { get } { $get }

hint_colour = Choisis le paquet qui te tente : il fixe le prix, et personne ne sait ce qu’il cache.
hint_give = Choisis un cadeau, puis la personne à qui tu l’offres. Chaque cadeau une seule fois.
hint_give_trap_later = Un cadeau, puis une personne. Le Cadeau piégé : entre deux paquets, pas quand on choisit.
hint_gift = Le numéro { $square }… et pour qui ?
hint_friend = Et pour { $target }, ce sera quoi ?
hint_ribbon = Lequel de tes cadeaux va plaire à coup sûr ? Choisis-le.
hint_done = Tout y est ! Change d’avis tant que tu veux, puis appuie sur le bouton.
hint_rate = Choisis un jeton, puis un cadeau : ton rêve… et ton cauchemar.
hint_rate_trap_later = Un jeton, puis un cadeau. Le Cadeau piégé : entre deux paquets, pas quand on choisit.
hint_token = { $rank } : sur quel cadeau ?
hint_rated = Le numéro { $square } : il te plaît beaucoup ?
hint_get_more = « Recevoir plus » ? Choisis le paquet qui doit compter double pour toi.
hint_cards = Choisis un paquet pour « Recevoir plus », piège un cadeau… ou laisse faire.
hint_beat = Dernière chance de piéger un cadeau…
hint_trap = Quel cadeau piéger ? Il ne rapportera rien.
hint_open = Tes paquets ! Choisis celui que tu ouvres.
hint_open_faster = Tes paquets ! Choisis celui que tu ouvres. « { $button } » les ouvre tous.

trap_slam = Piégé !
trap_which = Sur lequel ?
hold_on = Attends un peu
flow_title = Suspense
flow_self = Laisser passer le suspense tout seul, après un court instant

scene_turn = { $seat_is ->
    [me] À toi de retourner tes jetons…
   *[other] { $seat } va retourner ses jetons…
}
scene_choose = { $seat_is ->
    [me] Choisis un paquet à ouvrir.
   *[other] { $seat } choisit un paquet…
}
scene_lifted = { $target_is ->
    [me] { $seat } a pensé à toi. C’est quoi, à ton avis ?
   *[other] { $seat_is ->
        [me] Ton paquet pour { $target }. Croise les doigts !
       *[other] { $seat } a pensé à { $target }. C’est quoi, à votre avis ?
    }
}
scene_delights = { $target_is ->
    [me] Tu en rêvais !
   *[other] { $target } en rêvait !
}
scene_pleases = { $target_is ->
    [me] Ça te plaît bien.
   *[other] Ça plaît bien à { $target }.
}
scene_suits = { $target_is ->
    [me] Bon, tu feras avec.
   *[other] Bon, { $target } fera avec.
}
scene_appals = { $target_is ->
    [me] Tout, mais pas ça !
   *[other] Tout, mais pas ça, dit { $target } !
}
scene_misses = { $target_is ->
    [me] Ça te laisse de glace.
   *[other] Ça laisse { $target } de glace.
}
scene_jams = Pris au piège : personne ne bouge.
steps_delights = +{ $steps }
steps_pleases = +{ $steps }
steps_suits = +{ $steps }
steps_appals = −{ $steps }
steps_misses = −{ $steps }
steps_jams = 0

recall_title = Qui connaît qui
recall_about = En ligne, qui a offert ; en colonne, qui a reçu. Ce que les cadeaux ont valu, avant tout doublement.
recall_worst = { $seat } cherche encore ce qui plaît à { $target } : { $points } en { $gifts ->
    [one] un cadeau
   *[other] { $gifts } cadeaux
}.
recall_cell = { $seat } à { $target } : { $points }
recall_surest = Le cadeau le plus sûr
recall_dread = Le cadeau le plus redouté
recall_giver = offre
recall_getter = reçoit
recall_wanted = voulu par { $votes } sur { $of }
recall_nightmare = un cauchemar pour { $votes } sur { $of }
recall_points = { $points }
recall_share = Garder en image
recall_made = Une partie de GiftTRAP sur Regift
