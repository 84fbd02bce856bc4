# That’s Not a Hat : tous les mots du jeu qu’on lit ou qu’on entend.

game-name = That’s Not a Hat
game-blurb = Un cadeau fait le tour de la table, face cachée, avec un nom dessus. Souviens-toi de ce que c’est, ou souris et dis : un chapeau.

## Les règles en une minute

minute-1 = Chacun a un cadeau, face visible. Regarde bien : ces dessins vont bientôt te tourner le dos.
    .glyph = 🎁 👀
    .cards = card-guitar card-banana
minute-2 = Prends le premier cadeau de la boutique, montre-le à tous, retourne-le. La flèche au dos dit pour qui il est : à gauche ou à droite.
    .glyph = ↩️ ↪️
    .cards = card-guitar back-black-left back-white-right
minute-3 = Tends-le en disant ce que c’est : « Tiens, une magnifique guitare ! » Vrai ou faux, dis-le avec tendresse.
    .glyph = 🎸 🗣️
    .cards = back-black-right
minute-4 = Tu acceptes ? Dis merci, garde-le sans regarder, et offre aussitôt ton ancien cadeau, face cachée, du côté de sa flèche.
    .glyph = 🙏 🎁
    .cards = back-white-left
minute-5 = « Ça n’est pas un chapeau ! » On retourne la carte. Qui avait tort la pose sur sa pile de la honte, et montre le cadeau suivant.
    .glyph = 🎩 🙅
    .cards = card-hat
minute-6 = Trois cartes sur une pile de la honte, et c’est fini. Qui a perdu le moins de points gagne. Au fait, où sont tes clés ?
    .glyph = 🧠 🏆
    .cards = card-hat card-guitar card-banana

## Les cartes

hidden-card = carte face cachée
    .gender = f
something_else = autre chose
    .gender = f
back-black-left = flèche noire vers la gauche
    .glyph = ←
    .tint = grey
back-black-right = flèche noire vers la droite
    .glyph = →
    .tint = grey
back-white-left = flèche blanche vers la gauche
    .glyph = ⇦
    .tint = grey
back-white-right = flèche blanche vers la droite
    .glyph = ⇨
    .tint = grey
accepted = accepté
refused = refusé

## La table

gifts = cadeaux
shame = pile de la honte
score-sum = Points : un point perdu par carte sur la pile de la honte.
points = points déjà perdus
shop = boutique de cadeaux
gift = cadeau en chemin
claim = ce serait
turn = offre maintenant
receiver = va le recevoir
left = a quitté la table
menu = ce que ça peut être
round = manche
rounds = manches en tout

step = étape
step_show = un cadeau se montre
step_claim = un nom pour le cadeau
step_answer = y croire ou pas
step_break = manche terminée
step_over = partie terminée

## Les actions

act-turn = Retourne-le
act-claim = { $claim_key ->
    [something_else] Dis que c’est autre chose
   *[other] Dis que c’est { $claim_article } { $claim }
}
act-accept = Merci !
act-refuse = Mais non !
act-deal = Distribue la manche suivante

## Les événements

event-starts = { $round ->
    [1] { $seat_is ->
        [me] Tu commences. Regarde bien tous les cadeaux : c’est maintenant ou jamais.
       *[other] { $seat } commence. Regarde bien tous les cadeaux : c’est maintenant ou jamais.
    }
   *[other] { $seat_is ->
        [me] Manche { $round } : cadeaux frais, têtes fraîches, et tu commences.
       *[other] Manche { $round } : cadeaux frais, têtes fraîches. { $seat } commence.
    }
}
event-deals = { $seat_is ->
    [me] Devant toi
   *[other] Devant { $seat }
} : { $cards_seen ->
    [yes] { $cards_count ->
        [0] rien
       *[other] { $cards }
    }
   *[no] { $cards_count ->
        [one] un cadeau
       *[other] { $cards_count } cadeaux
    }
}.
event-displays = En vitrine, maintenant : { $card_article } { $card }.
event-shows = { $seat_is ->
    [me] Tu montres à tous { $card_article } { $card }. N’est-ce pas ravissant ?
   *[other] { $seat } montre à tous { $card_article } { $card }.
}
event-turns = { $seat_is ->
    [me] Tu retournes ton cadeau : { $back }.
   *[other] { $seat } retourne un cadeau : { $back }.
}
event-hands = { $seat_is ->
    [me] Tu le tends à { $target_is ->
        [me] toi-même
       *[other] { $target }
    }.
   *[other] { $target_is ->
        [me] { $seat } te le tend.
       *[other] { $seat } le tend à { $target }.
    }
}
event-claims = { $seat_is ->
    [me] Tu assures à { $target }
   *[other] { $target_is ->
        [me] { $seat } t’assure
       *[other] { $seat } assure à { $target }
    }
} que c’est { $claim_key ->
    [something_else] autre chose.
   *[other] { $claim_article } { $claim }.
}
event-accepts = { $seat_is ->
    [me] Toi
   *[other] { $seat }
} : « Merci, { $target_is ->
    [me] c’est trop gentil
   *[other] { $target }
} ! »
event-refuses = { $seat_is ->
    [me] Toi
   *[other] { $seat }
}, { $target_is ->
    [me] à toi
   *[other] à { $target }
} : « Ça n’est pas ça du tout ! »
event-turns_up = On retourne le cadeau… C’est { $card_article } { $card } !
event-exposes = { $seat_is ->
    [me] Tu avais raison d’en douter.
   *[other] { $seat } avait raison d’en douter.
} { $target_is ->
    [me] Tu reprends { $card_article } { $card } et tu perds un point.
   *[other] { $target } reprend { $card_article } { $card } et perd un point.
}
event-misjudges = { $target_is ->
    [me] Tu disais vrai.
   *[other] { $target } disait vrai.
} { $seat_is ->
    [me] Tu gardes { $card_article } { $card } et tu perds un point.
   *[other] { $seat } garde { $card_article } { $card } et perd un point.
}
event-stops = { $seat_is ->
    [me] Trois cartes sur ta pile de la honte : fin de la manche.
   *[other] Trois cartes sur la pile de la honte { DE($seat) } : fin de la manche.
}
event-recalls = { $seat_is ->
    [me] Toi
   *[other] { $seat }
}, { $target_is ->
    [me] à toi
   *[other] à { $target }
} : « { $claim } », { $answer }. C’était { $card_article } { $card }.
event-wins = { $seat_is ->
    [me] Tu gagnes ! C’était quoi, déjà, ce jeu ?
   *[other] { $seat } gagne, et se souvient de tout.
}
event-win_together = { $seats_is ->
    [me] Vous gagnez à { $seats_count } : { $seats }. C’était quoi, déjà, ce jeu ?
   *[other] { $seats } gagnent ensemble, et se souviennent de tout.
}
event-leaves = { $seat_is ->
    [me] Tu quittes la table, tes cadeaux sous le bras.
   *[other] { $seat } quitte la table, ses cadeaux sous le bras.
}
event-breaks_off = Plus assez de monde pour s’offrir quoi que ce soit : la manche ne compte pas.

## L’histoire d’une partie

story-often-exposes = { $pick ->
    [0] { $who } a flairé { $count } anguilles sous roche, et il y avait { $count } anguilles.
    [1] { $count } fois { $who } a dit non, et { $count } fois c’était non. Inutile de lui cacher des cadeaux.
   *[other] { $who } a eu { $count } fois raison de douter. La confiance, c’est pour qui n’a pas de mémoire.
}
story-hard-exposes = { $pick ->
    [0] { $who } a annoncé { $count } cadeaux qui n’avaient rien à voir. Le sourire, lui, était parfait.
    [1] { $count } fois { $who } s’est fait prendre avec le mauvais cadeau et la bonne tête.
   *[other] { $who } a improvisé { $count } fois de trop. Le jazz, ça ne s’improvise pas.
}
story-often-misjudges = { $who } a refusé { $count } cadeaux parfaitement honnêtes. C’est l’intention qui compte.
story-turn-exposes = { $pick ->
    [0] Cadeau { $turn } : { $seat } n’en croit rien, et sous le nez { DE($target) }, surprise, c’est { $card_article } { $card }.
    [1] Cadeau { $turn } : « Ça n’est pas ça ! » dit { $seat }, et { $target } découvre { $card_article } { $card } en même temps que tout le monde.
   *[other] Cadeau { $turn } : { $target } offre { $card_article } { $card } sous un faux nom. { $seat } avait l’œil.
}
story-turn-misjudges = { $pick ->
    [0] Cadeau { $turn } : { $target } offre { $card_article } { $card }, et le dit. { $seat } aurait mieux fait de dire merci.
    [1] Cadeau { $turn } : c’était bien { $card_article } { $card }. { $seat } espérait tant un mensonge { DE($target) }.
   *[other] Cadeau { $turn } : { $target } dit tout bonnement la vérité sur { $card_article } { $card }, et { $seat } tombe dans le panneau.
}
story-turn-leaves = Cadeau { $turn } : { $seat } s’en va, et personne ne saura jamais ce qu’il y avait dans ces paquets.
story-comeback = { $gap ->
    [one] { $who } avait un point de retard, et puis tout lui est revenu.
   *[other] { $who } avait { $gap } points de retard, et puis tout lui est revenu.
}
story-close = { $gap ->
    [0] Pas un cadeau oublié d’écart avec { $other } : { $who } n’a eu qu’à rester à table.
    [one] Entre { $who } et { $other }, il n’y avait qu’un cadeau oublié.
   *[other] Entre { $who } et { $other }, il n’y avait que { $gap } cadeaux oubliés.
}
story-easy = { $gap ->
    [one] { $who } gagne d’un point, avec une mémoire d’éléphant et un visage de sphinx.
   *[other] { $who } gagne de { $gap } points, avec une mémoire d’éléphant et un visage de sphinx.
}
story-won = { $gap ->
    [one] { $who } gagne d’un point, et sait encore où tout est rangé.
   *[other] { $who } gagne de { $gap } points, et sait encore où tout est rangé.
}

## Les options

first-question = Qui a reçu un cadeau en dernier ?
option-first = Qui commence
    .about = Qui a reçu un cadeau en dernier ; si personne n’avoue, le hasard décide.
option-rounds = Manches
    .about = Une seule manche, ou autant que de joueurs : alors on additionne les points perdus.
one = une seule
each = une par joueur
option-arrows = Flèches
    .about = Une seule couleur, c’est plus dur : deux sortes de dos à distinguer au lieu de quatre.
both = noires et blanches
black = noires seulement
white = blanches seulement
option-gifts = Cadeaux chacun
    .about = Deux chacun, c’est plus dur : le premier reçu est le premier offert. À deux joueurs, c’est toujours deux.
option-easy = Liste courte
    .about = On choisit les noms dans une liste courte : ce qui circule, caché parmi autant de choses qui ne circulent pas.
option-last_receiver_begins = Le dernier cadeau commence
    .about = En plusieurs manches : la dernière personne à avoir reçu un cadeau commence la manche suivante, au lieu de la suivante dans le sens horaire.

## Refus : une phrase courte pour chaque clause qui interdit quelque chose

refused-HAT-7 = Il n’y a pas de cadeau à retourner pour l’instant.
refused-HAT-9 = On nomme un cadeau en le donnant, et tu n’en donnes pas pour l’instant.
refused-HAT-12 = Personne ne t’offre de cadeau pour l’instant.
refused-HAT-25 = La partie est finie.
refused-HAT-28 = Cette manche n’est pas finie.
refused-HAT-A4 = Cette table joue avec la liste courte : choisis un nom qui s’y trouve.
refused-HAT-A7 = Ce n’est pas ton cadeau : seule la personne qui le reçoit peut dire non.

## Conseils : dits une fois, la première fois qu’une chose arrive

tip-table = Retiens chaque cadeau : bientôt, tous seront face cachée.
tip-step_show = Tout le monde voit ton cadeau. Retourne-le : la flèche dit pour qui il est.
tip-step_claim = Tape ce que tu offres. Si tu as oublié, dis un autre nom, avec le sourire.
tip-step_answer = Un cadeau pour toi. Est-ce bien ça ? Réponds « Merci ! », ou dis que non.
tip-step_break = La manche est finie : regarde ce que chacun cachait, puis distribue la manche suivante.
tip-accepts-seat = Tu le gardes face cachée, et c’est ton ancien cadeau qui repart.
tip-exposes = C’était autre chose : la carte va sur la pile de la honte de qui l’a nommée. À trois, la manche est finie.
tip-misjudges = C’était vrai : la carte va sur la pile de la honte de qui a douté. À trois, la manche est finie.
tip-stops = Trois cartes sur une pile de la honte, et la manche est finie.
