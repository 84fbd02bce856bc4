# GiftTRAP : tous les mots du jeu qu’on lit ou qu’on entend ; ceux des cadeaux sont dans les fichiers des paquets.

game-name = GiftTRAP
game-blurb = Chacun reçoit un cadeau de chacun. Connais tes amis et, par pitié, plus de cours d’accordéon.

## Les règles en une minute

minute-1 = Pose des cadeaux en vitrine, un de plus qu’il n’y a de joueurs, tous modestes ou tous fous. Regarde bien : chacun fait rêver quelqu’un. En principe.
    .glyph = 🎁 👀
    .cards = card-jar_of_pickled_onions card-telescope_for_beginners card-real_meteorite
minute-2 = Offres-en un à chacun des autres, face cachée : qu’est-ce qui leur ferait plaisir ? Jamais deux fois la même chose.
    .glyph = 🎁 🤝
    .cards = card-bonsai_and_scissors
minute-3 = Puis dis en secret ce que tu voudrais, toi : Génial, Bien et Pas mal sur trois cadeaux, Pas question sur celui que tu redoutes.
    .glyph = 😍 🙅
    .cards = card-retired_fire_engine card-small_vineyard
minute-4 = Ouvre tes paquets un par un. Vous avancez tous les deux : qui offre sur la piste Offrir, qui reçoit sur la piste Recevoir. 3, 2 ou 1 cases.
    .glyph = 🏃 🏃
minute-5 = Un cadeau sans jeton vous fait reculer d’une case, un Pas question de quatre. Souris : c’est l’intention qui compte.
    .glyph = 😬 ↩️
    .cards = card-weekend_of_taxidermy
minute-6 = Gagne qui a ses deux pions sur GIFTED à la fin d’un tour : il faut savoir offrir, et savoir recevoir.
    .glyph = 🏆 🎀

## Paquets, jetons, cartes

hidden-card = paquet fermé
    .gender = m
yellow = jaune, pour trois sous
red = rouge, à prix raisonnable
blue = bleu, pour un grand anniversaire
black = noir, prix sur demande
great = Génial
good = Bien
ok = Pas mal
no_way = Pas question
rated = jeton face cachée
parcel = paquet fermé
give_more = Offrir plus
get_more = Recevoir plus
both_more = Offrir plus et Recevoir plus
trap_card = Cadeau piégé

## La table

display = vitrine
traps = piégés
pack_yellow = paquet jaune, pour trois sous
pack_red = paquet rouge, à prix raisonnable
pack_blue = paquet bleu, pour un grand anniversaire
pack_black = paquet noir, prix sur demande
on_top_yellow = paquet jaune : les vôtres, dessus
on_top_red = paquet rouge : les vôtres, dessus
on_top_blue = paquet bleu : les vôtres, dessus
on_top_black = paquet noir : les vôtres, dessus
score-sum = Points : cases sur Offrir plus cases sur Recevoir.
give = Offrir
get = Recevoir
given = ce que tu offres
given_marks = ce que tu doubles
parcels = paquets reçus
marks = doublés
ratings = jetons
holds_trap_card = carte Cadeau piégé
holds_give_more = carte Offrir plus
holds_get_more = carte Recevoir plus
has_chosen = a choisi
dealer = distribue
turn = à son tour
lifted = prochain paquet
lifted_parcel = lequel des deux
left = a quitté la table
round = tour
cap = dernier tour
colour = paquet

step = étape
step_colour = choix du paquet
step_give = choix des cadeaux
step_rate = liste de vœux
step_open = ouverture des paquets
step_beat = dernière chance
step_over = partie terminée
beat = avant
beat_give = d’offrir
beat_rate = de faire un vœu
beat_turn = de retourner les jetons
beat_flip = d’ouvrir le paquet

## Les actions

act-choose = Distribue le paquet { $colour_key ->
    [yellow] jaune, pour trois sous
    [red] rouge, à prix raisonnable
    [blue] bleu, pour un grand anniversaire
   *[black] noir, prix sur demande
}
act-wait = Laisse faire
act-trap = Piège le cadeau { $square } !
act-get_more = « Recevoir plus » sous le paquet { DE($target) }{ $parcel ->
    [1] { "" }, le premier
    [2] { "" }, le second
   *[other] {""}
}
act-give = Offre le { $square } à { $target }
act-give_more = « Offrir plus » avec le { $square }
act-rate = { $rank } sur le { $square }
act-done = C’est fait
act-open = Ouvre le paquet { DE($target) }{ $parcel ->
    [1] { "" }, le premier
    [2] { "" }, le second
   *[other] {""}
}

## Les événements

event-starts = Tour { $round }. { $seat_is ->
    [me] Tu distribues : on dépense combien ?
   *[other] { $seat } distribue : on dépense combien ?
}
event-deals = En vitrine, { $colour_key ->
    [yellow] pour trois sous
    [red] à prix raisonnable
    [blue] pour un grand anniversaire
   *[black] prix sur demande
} : { $gifts }.
event-gives = { $seat_is ->
    [me] Tes paquets sont devant les autres.
   *[other] { $seat } a un paquet pour chacun.
}
event-gives_more = { $seat_is ->
    [me] Tu crois si fort à ton cadeau pour { $target } qu’« Offrir plus » l’accompagne.
   *[other] { $target_is ->
        [me] { $seat } croit si fort à son cadeau pour toi qu’« Offrir plus » l’accompagne.
       *[other] { $seat } croit si fort à son cadeau pour { $target } qu’« Offrir plus » l’accompagne.
    }
}
event-rates = { $seat_is ->
    [me] Tes vœux sont posés, face cachée
   *[other] { $seat } a posé ses quatre vœux
}{ $gifts_count ->
    [0] .
   *[other] {" "}sur : { $gifts }.
}
event-traps = { $seat_is ->
    [me] Tu poses
   *[other] { $seat } pose
} un Cadeau piégé sur le { $square }, { $gift_phrase } : il ne fait plus bouger personne de tout le tour !
event-gets_more = { $seat_is ->
    [me] Tu glisses « Recevoir plus » sous le paquet { DE($target) }.
   *[other] { $target_is ->
        [me] { $seat } glisse « Recevoir plus » sous ton paquet. Aucune pression.
       *[other] { $seat } glisse « Recevoir plus » sous le paquet { DE($target) }.
    }
}
event-turns = { $seat_is ->
    [me] La vérité sur toi
   *[other] { $seat } dit tout
} : Génial, c’est { $great_phrase } ; Bien, { $good_phrase } ; Pas mal, { $ok_phrase } ; et Pas question, { $no_way_phrase }.
event-lifts = { $seat_is ->
    [me] Tu soulèves
   *[other] { $seat } soulève
} { $target_is ->
    [me] ton paquet…
   *[other] le paquet { DE($target) }…
}
gave = { $target_is ->
    [me] { $seat } t’offre { $gift_phrase }
   *[other] { $seat_is ->
        [me] Tu offres à { $target } { $gift_phrase }
       *[other] { $seat } offre à { $target } { $gift_phrase }
    }
}
forward = { $seat_is ->
    [me] Toi
   *[other] { $seat }
} : Offrir +{ $give_steps }{ $give_times ->
    [2] { " " }(doublé)
   *[other] {""}
}, { $target_is ->
    [me] toi
   *[other] { $target }
} : Recevoir +{ $get_steps }{ $get_times ->
    [2] { " " }(doublé)
   *[other] {""}
}.
backward = { $seat_is ->
    [me] Toi
   *[other] { $seat }
} : Offrir −{ $give_steps }{ $give_times ->
    [2] { " " }(doublé)
   *[other] {""}
}, { $target_is ->
    [me] toi
   *[other] { $target }
} : Recevoir −{ $get_steps }{ $get_times ->
    [2] { " " }(doublé)
   *[other] {""}
}.
event-delights = { gave } : Génial ! { forward }
event-pleases = { gave } : Bien. { forward }
event-suits = { gave } : Pas mal. { forward }
event-appals = { gave } : Pas question ! { backward }
event-misses = { gave }. Ça n’était pas sur la liste. { backward }
event-jams = { gave } : piégé ! Personne ne bouge.
event-qualifies = { $seat_is ->
    [me] Tes deux pions sont sur GIFTED.
   *[other] Les deux pions { DE($seat) } sont sur GIFTED.
}
event-wins = { $seat_is ->
    [me] Tu gagnes ! Personne n’offre comme toi, et personne ne dit merci comme toi.
   *[other] { $seat } gagne : bien offert, bien reçu.
}
event-win_together = { $seats_is ->
    [me] Vous gagnez à { $seats_count } : { $seats }. On offre et on dit merci comme personne.
   *[other] { $seats } gagnent ensemble, à force de bien offrir et de bien recevoir.
}
event-calls_time = C’était le dernier tour : maintenant, on compte les cases.
event-leaves = { $seat_is ->
    [me] Tu quittes la table. Tes paquets restent.
   *[other] { $seat } quitte la table. Ses paquets restent, et le hasard finit le tour à sa place.
}
event-moves_pawns = { $seat_is ->
    [me] Toi
   *[other] { $seat }
} au tour { $round } : Offrir { $give_back ->
    [0] { $give_forward ->
        [0] 0
       *[other] +{ $give_forward }
    }
   *[other] −{ $give_back }
}, Recevoir { $get_back ->
    [0] { $get_forward ->
        [0] 0
       *[other] +{ $get_forward }
    }
   *[other] −{ $get_back }
}.
from_to = { $target_is ->
    [me] offert par { $seat }, pour toi
   *[other] { $seat_is ->
        [me] offert par toi à { $target }
       *[other] offert par { $seat } à { $target }
    }
}
event-gives_best = Le meilleur cadeau du tour : { $gift_phrase }, { from_to }.{ $others ->
    [0] {""}
    [one] {" "}Un autre a fait aussi bien.
   *[other] {" "}{ $others } autres ont fait aussi bien.
}
event-gives_worst = Le pire cadeau du tour : { $gift_phrase }, { from_to }.{ $others ->
    [0] {""}
    [one] {" "}Un autre n’a pas fait mieux.
   *[other] {" "}{ $others } autres n’ont pas fait mieux.
}
event-ends_round = Fin du tour { $round }.
event-breaks_off = Plus assez de monde pour s’offrir quoi que ce soit.

## L’histoire d’une partie

story-knows-best = { $seat } connaît { $target } mieux que personne : { $hits } sur { $gifts } dans le mille.{ $others ->
    [0] {""}
    [one] {" "}À égalité avec une autre paire.
   *[other] {" "}À égalité avec { $others } autres paires.
}
story-surest-gift = Le cadeau le plus sûr : { $gift_phrase }, voulu par { $liked } sur { $count }.
story-dreaded-gift = Le cadeau le plus redouté : { $gift_phrase }, un cauchemar pour { $dreaded } sur { $count }.
story-often-delights = { $pick ->
    [0] { $who } a visé juste { $count } fois. Il y a des gens qui écoutent.
    [1] { $count } fois, { $who } a lu dans une tête comme dans un catalogue.
   *[other] { $count } cadeaux parfaits signés { $who }. Tout le monde voudra { $who } à son anniversaire.
}
story-hard-delights = { $pick ->
    [0] { $who } a reçu { $count } fois exactement ce qu’il fallait. Un livre ouvert, avec des images.
    [1] { $count } rêves exaucés pour { $who }. Les mots de remerciement prendront tout l’hiver.
   *[other] { $count } fois, { $who } a ouvert un paquet et rayonné.
}
story-often-appals = { $pick ->
    [0] { $count } fois, { $who } a offert ce que personne n’aurait dû offrir. Avec un ruban.
    [1] { $who } a fait { $count } cadeaux qui finiront à la cave.
   *[other] { $count } fois, { $who } voulait tellement bien faire.
}
story-hard-appals = { $pick ->
    [0] { $who } a dit « Oh… merci » { $count } fois, entre ses dents.
    [1] { $count } fois, { $who } a ouvert un paquet et cherché le ticket de caisse.
   *[other] { $who } a joué de malchance { $count } fois. C’est l’intention qui compte.
}
story-turn-delights = { $pick ->
    [0] Tour { $round } : { $seat } offre à { $target } { $gift_phrase }, et on a vu des cœurs.
    [1] Tour { $round } : pour { $target }, { $gift_phrase }. { $seat } savait.
   *[other] Tour { $round } : il fallait { $gift_phrase }, et { $seat } l’a offert à { $target }.
}
story-turn-appals = { $pick ->
    [0] Tour { $round } : { $seat } offre à { $target } { $gift_phrase }. Ils se parlent encore, de temps en temps.
    [1] Tour { $round } : et pourquoi pas { $gift_phrase }, s’est dit { $seat } pour { $target }. Pourquoi pas, en effet.
   *[other] Tour { $round } : { $target } déballe { $gift_phrase } et regarde { $seat } un long moment.
}
story-turn-traps = { $pick ->
    [0] Puis { $seat } a plaqué un Cadeau piégé sur { $gift_phrase }, et on a entendu voler une mouche.
    [1] « Cadeau piégé ! » a dit { $seat }, et { $gift_phrase } ne valait plus rien pour personne.
   *[other] Un piège s’est refermé sur { $gift_phrase } : { $seat } avait tout vu venir.
}
story-turn-leaves = { $seat } a filé au beau milieu, et quelqu’un d’autre a gardé le papier cadeau.
story-comeback = { $gap ->
    [one] Avec une case de retard, { $who } a commencé à écouter.
   *[other] Avec { $gap } cases de retard, { $who } a commencé à écouter.
}
story-close = { $gap ->
    [0] { $who } et { $other } au coude à coude : le dernier tour a décidé.
    [one] Entre { $who } et { $other }, il n’y avait qu’une case.
   *[other] Entre { $who } et { $other }, il n’y avait que { $gap } cases.
}
story-easy = { $gap ->
    [one] { $who } gagne avec une case d’avance et un joli nœud.
   *[other] { $who } gagne avec { $gap } cases d’avance et un joli nœud.
}
story-won = { $gap ->
    [one] { $who } gagne avec une case d’avance. À ce niveau, venez tous à nos anniversaires.
   *[other] { $who } gagne avec { $gap } cases d’avance. À ce niveau, venez tous à nos anniversaires.
}

## Les options

first-question = C’est bientôt l’anniversaire de qui ?
option-first = Qui distribue d’abord
    .about = La personne dont l’anniversaire est le plus proche ; si personne n’avoue, le hasard décide. Ensuite, dans le sens horaire.
option-doubled = Deux fois plus de cadeaux
    .about = À trois ou quatre : deux fois plus de cadeaux en vitrine, et chacun en offre deux à chacun. Une suggestion de l’éditeur.
option-strategy = Cartes Stratégie
    .about = Pour qui a déjà joué : Offrir plus et Recevoir plus doublent ton pas une fois par tour, Cadeau piégé bloque un cadeau une fois par partie.
option-length = Longueur des pistes
    .about = De GO à GIFTED : 15 cases pour une partie rapide, 30 pour une longue soirée.
option-cap = Dernier tour
    .about = Après tant de tours, la partie s’arrête, et gagne qui est allé le plus loin sur les deux pistes. 0 : on joue jusqu’au bout. Pratique quand on se connaît peu.
option-ties = Plusieurs à l’arrivée
    .about = Quand plusieurs ont leurs deux pions sur GIFTED à la fin du même tour.
share = victoire partagée
most_spaces = le plus de cases parcourues ce tour-là
last_round = le plus de cases gagnées ce tour-là (anciennes parties)
option-hide_places = Jetons cachés
    .about = Tant que tes jetons ne sont pas retournés, personne ne voit sur quels cadeaux ils sont.
option-family = Soirée en famille
    .about = Laisse de côté les quelques cadeaux pour adultes.
option-packs = Contenu des paquets
    .about = Les cadeaux mis au placard, et les vôtres.

## Refus : une phrase courte pour chaque clause qui interdit quelque chose

refused-GT-7 = Cette table joue sans les cartes Stratégie.
refused-GT-18 = Seule la personne qui distribue choisit le paquet.
refused-GT-22 = D’abord la vitrine, ensuite les cadeaux : on n’en est pas là.
refused-GT-23 = Un cadeau pour chacun des autres, et aucun pour toi.
refused-GT-24 = Cette case est vide : choisis-en une avec un cadeau.
refused-GT-26 = Celui-là, tu l’offres déjà. À chacun son cadeau.
refused-GT-28 = On offre d’abord. Tes envies, c’est juste après.
refused-GT-29 = Quatre jetons, quatre cadeaux : un sur chacun.
refused-GT-31 = Cette case est vide : marque un cadeau.
refused-GT-32 = Tu ne peux rien ouvrir maintenant : chacun ouvre ses paquets à son tour.
refused-GT-34 = Il n’y a pas de paquet fermé à cet endroit.
refused-GT-36 = Le paquet du tour suivant se choisit quand tous les paquets sont ouverts.
refused-GT-44 = Offrir plus se pose avec un cadeau que tu offres, une fois par tour.
refused-GT-46 = Recevoir plus se glisse sous un de tes paquets fermés, une fois par tour.
refused-GT-49 = Il faut un cadeau pour poser un piège.
refused-GT-52 = Ton piège est déjà joué : il n’y en a qu’un par partie.
refused-GT-A12 = Tu as appuyé sur « C’est fait » : c’est joué.
refused-GT-A14 = Trop tard pour Recevoir plus : tes jetons sont retournés.
refused-GT-A15 = Les cartes se jouent dans les pauses entre deux paquets. Attends la prochaine.
refused-GT-A17 = Celui-là est déjà piégé.
refused-GT-A19 = Trop tard : il n’y a plus rien à arrêter dans ce tour.
refused-GT-A21 = Il n’y a pas assez de cadeaux dans ce paquet.

## Conseils : dits une fois, la première fois qu’une chose arrive

tip-table = À chaque tour, des cadeaux en vitrine. Deux pistes disent qui offre bien, et qui se laisse gâter.
tip-fact-cap = Les tours sont comptés : après le dernier, on additionne les cases des deux pions.
tip-step_colour = Tu distribues : choisis un paquet. Il ne dit que le prix des cadeaux.
tip-step_give = Offre un cadeau à chacun des autres, jamais deux fois le même. Qu’est-ce qui leur plairait ?
tip-step_rate = À toi, en secret : tes trois préférés, et Pas question sur celui que tu redoutes.
tip-step_open = Tes paquets ! À ouvrir un par un : chacun te fait bouger, et qui te l’offre aussi. Le dernier s’ouvre tout seul.
tip-step_beat = Une petite pause : c’est le moment de jouer une carte Stratégie. Sinon, laisse faire.
tip-turns = Les jetons sont retournés : on voit ce qui faisait rêver, et ce qui faisait peur.
tip-delights = Génial ! Trois cases en avant, pour qui l’offre et pour qui le reçoit.
tip-appals = Pas question : quatre cases en arrière, pour les deux, sans reculer au-delà de GO.
tip-misses = Un cadeau sans jeton : une case en arrière pour les deux.
tip-traps = Un Cadeau piégé : dès lors, ce cadeau ne fait plus bouger personne.
tip-qualifies = Les deux pions sur GIFTED : il faut y être encore à la fin du tour pour gagner.
