# Mamie Kung Fu : tous les mots du jeu qu’on lit ou qu’on entend.

game-name = Mamie Kung Fu
game-blurb = Sept niveaux de kung-fu, un sandwich et un ciel plein de mouettes : qui monte en premier mange en paix.

## Les règles en une minute

minute-1 = Tu es une mamie avec un sandwich, sous un ciel plein de mouettes. Grimpe sept niveaux de kung-fu et tu mangeras en paix.
    .glyph = 👵 🥪
    .cards = granny
minute-2 = À ton tour, pose une carte : toujours ton prochain niveau. 1, puis 2, puis 3… On ne saute pas de marche, même en grande forme.
    .glyph = 🥋
    .cards = level_1 level_2 level_3
minute-3 = La Mouette voleuse chipe une carte : à l’aveuglette dans une main ou, bien en vue, le niveau qu’il te faut dans une rangée.
    .glyph = 🕊️ 👀
    .cards = thief
minute-4 = La Mouette tornade échange toute ta rangée contre celle d’un adversaire. Choisis-en une qui vaille les plumes.
    .glyph = 🌪️ 🕊️
    .cards = tornado
minute-5 = Une Mamie Kung Fu les arrête en plein vol. Elle remplace aussi tout niveau et toute mouette : à son âge, on peut se le permettre.
    .glyph = 👵 🛡️
    .cards = granny
minute-6 = Jette ce qui ne te sert pas et pioche jusqu’à sept. Sept niveaux, puis une Mamie par-dessus : à table !
    .glyph = 👑 🍽️
    .cards = level_7 granny

## Les cartes

level_1 = Niveau 1
    .clause = MKF-8
    .glyph = 1
    .tint = yellow
    .article = le
    .gender = m
    .power = Pose-le en premier : toute rangée commence ici.
level_2 = Niveau 2
    .clause = MKF-8
    .glyph = 2
    .tint = orange
    .article = le
    .gender = m
    .power = Pose-le quand ton prochain niveau est le 2.
level_3 = Niveau 3
    .clause = MKF-8
    .glyph = 3
    .tint = green
    .article = le
    .gender = m
    .power = Pose-le quand ton prochain niveau est le 3.
level_4 = Niveau 4
    .clause = MKF-8
    .glyph = 4
    .tint = teal
    .article = le
    .gender = m
    .power = Pose-le quand ton prochain niveau est le 4.
level_5 = Niveau 5
    .clause = MKF-8
    .glyph = 5
    .tint = blue
    .article = le
    .gender = m
    .power = Pose-le quand ton prochain niveau est le 5.
level_6 = Niveau 6
    .clause = MKF-8
    .glyph = 6
    .tint = violet
    .article = le
    .gender = m
    .power = Pose-le quand ton prochain niveau est le 6.
level_7 = Niveau 7
    .clause = MKF-8
    .glyph = 7
    .tint = red
    .article = le
    .gender = m
    .power = Pose-le quand ton prochain niveau est le 7 : la dernière marche avant le sandwich.
thief = Mouette voleuse
    .clause = MKF-14
    .glyph = 🕊️
    .tint = grey
    .article = la
    .gender = f
    .power = Vole une carte au hasard dans une main, ou ton prochain niveau dans une rangée.
tornado = Mouette tornade
    .clause = MKF-21
    .glyph = 🌪️
    .tint = grey
    .article = la
    .gender = f
    .power = Échange toute ta rangée contre celle d’un adversaire.
granny = Mamie Kung Fu
    .clause = MKF-25
    .glyph = 👵
    .tint = pink
    .article = la
    .gender = f
    .power = Bloque une attaque, remplace tout niveau ou toute mouette, et gagne par-dessus sept niveaux.
hidden-card = carte face cachée
    .article = la
    .gender = f

## La table

row = rangée
hand = main
swap = les deux rangées
draw_pile = pioche
discard_pile = défausse
next_level = prochain niveau
rounds_left = tours encore à jouer
turn = joue
left = a quitté la table
attacked = cible de l’attaque
attack_card = envoyée
attack_power = attaque
attack_way = vise
wanted_level = niveau convoité
loot = bon à chiper : niveau
climbed = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
} sur 7
climbed_next = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
} sur 7, prochain : { $next }
top_step = le sandwich : une Mamie Kung Fu par-dessus sept niveaux
stage_block = Bloque !
stage_let = Laisse passer
stage_unarmed = Tu n’as pas de Mamie pour l’arrêter.
stage_waits = Une Mamie va-t-elle surgir ?
stage_hand = Si ça passe, une carte au hasard quitte { $target_is ->
    [me] ta main
   *[other] la main { DE($target) }
} pour { $seat_is ->
    [me] la tienne
   *[other] celle { DE($seat) }
}.
stage_row = Si ça passe, le niveau { $level } quitte { $target_is ->
    [me] ta rangée
   *[other] la rangée { DE($target) }
} pour { $seat_is ->
    [me] la tienne
   *[other] celle { DE($seat) }
}.
stage_swap = Si ça passe, { $target_is ->
    [me] toute ta rangée
   *[other] toute la rangée { DE($target) }
} ({ $target_levels }/7) change de place avec { $seat_is ->
    [me] la tienne
   *[other] celle { DE($seat) }
} ({ $seat_levels }/7).
caution-MKF-8 = Tu peux encore poser ce tour-ci : { $cards }. Tu passes quand même ?
caution-MKF-11 = Tu jettes de quoi te servir : { $cards }.
caution-MKF-A7 = Ta rangée a plus de niveaux que la sienne : tu perdrais au change.
picked_card = carte choisie
picked_power = jouée en
aim = ta cible
picked = à jeter

step = étape
step_attack = attaque ou montée
step_place = montée
step_tidy = ménage
step_window = réponse à donner
step_over = partie terminée

## Les actions

act-clean_up = Passe au ménage
act-place = { $card_key ->
    [granny] Pose une { $card }
   *[other] Pose le { $card }
}
act-attack = { $card_key ->
    [granny] Attaque avec une { $card } en { $power }
   *[other] Attaque avec une { $card }
}
act-target = { $seat_is ->
    [me] Vise-toi toi-même
   *[other] Vise { $seat }
}
act-way = { $way_key ->
    [hand] Vole à l’aveuglette, dans la main
   *[row] Vole à vue, dans la rangée
}
act-way_keep = Vole à l’aveuglette ; si c’est une Mamie, garde-la
act-take = Prends son niveau { $level }
act-let = Laisse passer
act-block = Bloque avec une { $card }
act-discard = Jette { $card_key ->
    [granny] une { $card }
    [thief] une { $card }
    [tornado] une { $card }
    [hidden] une { $card }
   *[other] un { $card }
}
act-done = Pioche jusqu’à 7, fin du tour

# De plusieurs cartes, de plusieurs joueurs : ce qui se fait, d’un mot.
rounds_left_count = { $count ->
    [one] dernier tour
   *[other] encore { $count } tours
}
several-place = Pose une carte
several-attack = Attaque
several-target = Choisis ta cible
several-way = Vole dans la main ou dans la rangée
several-take = Prends un niveau
several-discard = Choisis ce que tu veux jeter
hint_target = { $power } : choisis ta cible.
hint_rob = { $power } : choisis une carte marquée, ou une main.

## Les événements

event-starts = { $seat_is ->
    [me] Tu commences. Tiens bien ton sandwich !
   *[other] { $seat } commence. Tiens bien ton sandwich !
}
event-draws = { $seat_is ->
    [me] { $cards_count ->
        [0] Tu ne pioches rien
        [one] Tu pioches une carte
       *[other] Tu pioches { $cards_count } cartes
    }
   *[other] { $cards_count ->
        [0] { $seat } ne pioche rien
        [one] { $seat } pioche une carte
       *[other] { $seat } pioche { $cards_count } cartes
    }
}{ $cards_seen ->
    [yes] { $cards_count ->
        [0] .
       *[other] {" "}: { $cards }.
    }
   *[no] .
}
event-reshuffles = La pioche est vide : on mélange toute la défausse pour en refaire une, mouettes comprises.
event-attacks = { $seat_is ->
    [me] Tu envoies une { $card_key ->
        [granny] { $card } déguisée en { $power }
       *[other] { $card }
    } { $way_key ->
        [hand] prendre une carte à l’aveuglette dans { $target_is ->
            [me] ta propre main
           *[other] la main { DE($target) }
        }
        [row] chercher le niveau { $level } dans { $target_is ->
            [me] ta propre rangée
           *[other] la rangée { DE($target) }
        }
       *[swap] échanger ta rangée contre { $target_is ->
            [me] la tienne
           *[other] celle { DE($target) }
        }
    }.
   *[other] { $seat } envoie une { $card_key ->
        [granny] { $card } déguisée en { $power }
       *[other] { $card }
    } { $way_key ->
        [hand] prendre une carte à l’aveuglette dans { $target_is ->
            [me] ta main
           *[other] la main { DE($target) }
        }
        [row] chercher le niveau { $level } dans { $target_is ->
            [me] ta rangée
           *[other] la rangée { DE($target) }
        }
       *[swap] échanger sa rangée contre { $target_is ->
            [me] la tienne
           *[other] celle { DE($target) }
        }
    }.
}
event-blocks = { $target_is ->
    [me] Ta Mamie arrête en plein vol { $seat_is ->
        [me] ta propre attaque
       *[other] l’attaque { DE($seat) }
    }.
   *[other] La Mamie { DE($target) } arrête en plein vol { $seat_is ->
        [me] ton attaque
       *[other] l’attaque { DE($seat) }
    }.
} Le sandwich est sauf !
event-robs = { $seat_is ->
    [me] Tu fais passer à l’aveuglette { $card_key ->
        [hidden] une carte
        [granny] une { $card }
        [thief] une { $card }
        [tornado] une { $card }
       *[other] un { $card }
    } de { $target_is ->
        [me] ta propre main
       *[other] la main { DE($target) }
    } à la tienne.
   *[other] { $seat } fait passer à l’aveuglette { $card_key ->
        [hidden] une carte
        [granny] une { $card }
        [thief] une { $card }
        [tornado] une { $card }
       *[other] un { $card }
    } de { $target_is ->
        [me] ta main
       *[other] la main { DE($target) }
    } à la sienne{ $card_key ->
        [hidden] , l’air de rien
       *[other] {""}
    }.
}
event-lays = { $seat_is ->
    [me] Tu voles à l’aveuglette { $card_key ->
        [granny] une { $card }
       *[other] un { $card }
    } dans { $target_is ->
        [me] ta propre main
       *[other] la main { DE($target) }
    }, et hop, { $card_key ->
        [granny] { $level ->
            [8] par-dessus tes sept niveaux !
           *[other] la voilà à ton niveau { $level } !
        }
       *[other] dans ta rangée !
    }
   *[other] { $seat } vole à l’aveuglette { $card_key ->
        [granny] une { $card }
       *[other] un { $card }
    } dans { $target_is ->
        [me] ta main
       *[other] la main { DE($target) }
    }, et hop, { $card_key ->
        [granny] { $level ->
            [8] par-dessus ses sept niveaux !
           *[other] la voilà à son niveau { $level } !
        }
       *[other] dans sa rangée !
    }
}
event-takes = { $seat_is ->
    [me] Tu chipes { $card_key ->
        [granny] la Mamie qui tenait lieu de niveau { $level }
       *[other] le { $card }
    } dans { $target_is ->
        [me] ta propre rangée
       *[other] la rangée { DE($target) }
    } pour compléter la tienne.
   *[other] { $seat } chipe { $card_key ->
        [granny] la Mamie qui tenait lieu de niveau { $level }
       *[other] le { $card }
    } dans { $target_is ->
        [me] ta rangée
       *[other] la rangée { DE($target) }
    } pour compléter la sienne.
}
event-swaps = Des plumes partout ! { $seat_is ->
    [me] { $target_is ->
        [me] Tu échanges ta rangée avec toi-même.
       *[other] Tu échanges ta rangée contre celle { DE($target) }.
    }
   *[other] { $target_is ->
        [me] { $seat } échange sa rangée contre la tienne.
       *[other] { $seat } échange sa rangée contre celle { DE($target) }.
    }
}
event-places = { $seat_is ->
    [me] { $card_key ->
        [granny] { $level ->
            [8] Tu poses une { $card } par-dessus tes sept niveaux !
           *[other] Tu poses une { $card } en guise de niveau { $level }.
        }
       *[other] Tu poses un { $card }.
    }
   *[other] { $card_key ->
        [granny] { $level ->
            [8] { $seat } pose une { $card } par-dessus ses sept niveaux !
           *[other] { $seat } pose une { $card } en guise de niveau { $level }.
        }
       *[other] { $seat } pose un { $card }.
    }
}
event-begins = { $seat_is ->
    [me] À toi de jouer !
   *[other] Au tour { DE($seat) }.
}
event-cleans_up = { $seat_is ->
    [me] Tu passes tout de suite au ménage.
   *[other] { $seat } passe tout de suite au ménage.
}
event-discards = { $seat_is ->
    [me] { $cards_count ->
        [0] Tu ne jettes rien
        [one] Tu jettes une carte
       *[other] Tu jettes { $cards_count } cartes
    }
   *[other] { $cards_count ->
        [0] { $seat } ne jette rien
        [one] { $seat } jette une carte
       *[other] { $seat } jette { $cards_count } cartes
    }
}{ $cards_seen ->
    [yes] { $cards_count ->
        [0] .
       *[other] {" "}: { $cards }.
    }
   *[no] .
}
event-wins = { $seat_is ->
    [me] Tu gagnes ! Le sandwich est à toi, miettes comprises.
   *[other] { $seat } gagne : une Mamie tout en haut des sept niveaux ! Bon appétit.
}
event-stops = On ne monte plus : on classe au nombre de niveaux.
event-withdraws = { $seat_is ->
    [me] Tu quittes la table.
   *[other] { $seat } quitte la table.
} { $cards_count ->
    [0] La main était vide.
   *[other] De la main à la défausse : { $cards_seen ->
        [yes] { $cards }.
       *[no] { $cards_count ->
            [one] 1 carte.
           *[other] { $cards_count } cartes.
        }
    }
} { $row_count ->
    [0] La rangée était vide.
   *[other] De la rangée à la défausse : { $row_seen ->
        [yes] { $row }.
       *[no] { $row_count ->
            [one] 1 carte.
           *[other] { $row_count } cartes.
        }
    }
}

## L’histoire d’une partie

story-often-attacks = { $pick ->
    [0] { $who } a lancé { $count } attaques. Les mouettes réclament leurs heures supplémentaires.
    [1] { $count } attaques signées { $who } : au-dessus de cette table, le ciel n’a jamais été tout à fait vide.
   *[other] { $who } a attaqué { $count } fois, toujours pour une bonne raison, et la raison avait du pain autour.
}
story-hard-attacks = { $pick ->
    [0] { $count } attaques se sont abattues sur { $who }, sans lui faire perdre une seule pantoufle.
    [1] { $count } attaques ne mentent pas : { $who } avait la plus belle rangée de la plage.
   *[other] { $who } a essuyé { $count } attaques, et demandé des nouvelles des mouettes.
}
story-often-blocks = Les Mamies { DE($who) } ont arrêté { $count } attaques en plein vol : mieux qu’un parapluie.
story-often-swaps = { $who } a échangé sa rangée { $count } fois : pourquoi grimper quand on peut changer de montagne ?
story-turn-blocks = Tour { $round } : la Mamie { DE($target) } arrête { $seat } en plein vol, et la table retient son souffle.
story-turn-lays = Tour { $round } : { $seat } fouille à l’aveuglette la main { DE($target) } et tombe pile sur la bonne carte.
story-turn-takes = Tour { $round } : { $seat } chipe le niveau { $level } sous le nez { DE($target) }. Tout a basculé là.
story-turn-swaps = Tour { $round } : { $gap ->
    [0] { $seat } et { $target } échangent deux rangées de la même hauteur, pour le plaisir de la vue.
    [one] { $seat } et { $target } échangent leurs rangées pour un seul niveau. C’était celui qui comptait.
   *[other] { $pick ->
        [0] dans un nuage de plumes, { $seat } et { $target } échangent leurs rangées, et { $gap } niveaux changent de camp.
        [1] d’un coup de vent, { $seat } et { $target } échangent { $gap } niveaux, et jusqu’à leurs courbatures.
       *[other] { $seat } et { $target } échangent leurs rangées. Ce que pèsent { $gap } niveaux, seule la tornade le sait.
    }
}
story-turn-withdraws = Tour { $round } : { $seat } quitte la table, et l’ascension continue, un peu moins drôle.
story-comeback = { $score ->
    [8] { $gap ->
        [one] Avec un niveau de retard, { $who } a quand même attrapé le sandwich avant tout le monde.
       *[other] Avec { $gap } niveaux de retard, { $who } a quand même attrapé le sandwich avant tout le monde.
    }
   *[other] { $gap ->
        [one] Après un niveau de retard, { $who } a quand même fini devant tout le monde.
       *[other] Après { $gap } niveaux de retard, { $who } a quand même fini devant tout le monde.
    }
}
story-close = { $score ->
    [8] { $gap ->
        [one] { $pick ->
            [0] Un niveau de plus, et le sandwich était pour { $other }. { $who } mâche lentement.
            [1] { $other } sentait déjà le sandwich ; { $who } l’avait en main.
           *[other] { $who } et { $other } ont tendu la main ensemble. { $who } a le bras plus long.
        }
       *[other] { $who } et { $other } ont grimpé côte à côte ; le sandwich, lui, avait choisi.
    }
   *[other] { $gap ->
        [0] Plus un seul niveau debout, et { $who } finit quand même devant.
        [one] { $pick ->
            [0] Un niveau de plus, et { $other } rattrapait { $who }, qui n’a jamais regardé en bas.
            [1] { $who } entendait souffler { $other }, un niveau plus bas.
           *[other] { $other } grimpait vite. { $who } grimpait un niveau plus vite.
        }
       *[other] { $who } et { $other } ont grimpé côte à côte ; une seule place était la première.
    }
}
story-easy = { $gap ->
    [one] { $who } arrive avec un niveau d’avance : le temps de choisir son banc.
   *[other] { $who } arrive avec { $gap } niveaux d’avance : le temps de choisir son banc.
}
story-won = { $score ->
    [8] { $gap ->
        [one] { $who } gagne avec un niveau d’avance, et ne laisse pas une miette.
       *[other] { $who } gagne avec { $gap } niveaux d’avance, et ne laisse pas une miette.
    }
   *[other] { $gap ->
        [one] { $who } gagne avec un niveau d’avance, et une faim de mouette.
       *[other] { $who } gagne avec { $gap } niveaux d’avance, et une faim de mouette.
    }
}

## Les options

first-question = Qui a mangé un sandwich en dernier ?
option-first = Qui commence
    .about = Qui a mangé un sandwich en dernier ; si personne n’avoue, le hasard décide.
option-keep_stolen_granny = Garder la Mamie volée
    .about = Une Mamie volée à l’aveuglette peut rester dans ta main au lieu de se poser aussitôt.
option-free_granny = Mamie passe-partout
    .about = Une Mamie dans une rangée convient à toute voleuse dont le prochain niveau va de 1 à 7, quel que soit celui qu’elle remplace.
option-granny_wins = Une Mamie volée gagne
    .about = Avec les niveaux 1 à 7, une voleuse peut prendre une Mamie dans une rangée comme huitième niveau, et gagne.
option-turn_cap = Limite de tours
    .about = Après ce nombre de tours chacun, la partie s’arrête et qui a le plus de niveaux l’emporte ; 0 : pas de limite.
score = { $score ->
    [8] le sandwich !
    [one] { $score } niveau
   *[other] { $score } niveaux
}

## Refus : une phrase courte pour chaque clause qui interdit quelque chose

refused-MKF-6 = Vise avec une seule mouette, ou une Mamie qui en joue une, quelqu’un qui est encore en jeu.
refused-MKF-8 = Tu n’as pas cette carte.
refused-MKF-9 = Une rangée vide commence par un Niveau 1, ou par une Mamie à sa place.
refused-MKF-10 = On ne saute rien : ton prochain niveau, c’est le { $level }.
refused-MKF-11 = Tu ne jettes que ce que tu as en main, et chaque carte une fois.
refused-MKF-13 = Attaquer, monter, ranger : c’est dans cet ordre, et ce n’est pas le moment.
refused-MKF-17 = Dans une rangée, tu ne voles que ton prochain niveau : le { $level }.
refused-MKF-24 = Tes sept niveaux sont là : il ne manque qu’une Mamie Kung Fu.
refused-MKF-25 = Pour l’arrêter, il faut une Mamie en main.
refused-MKF-26 = Tu ne te défends que pendant qu’on t’attaque.
refused-MKF-32 = Une attaque par tour, et la tienne est faite.
refused-MKF-34 = Ton attaque a réussi : plus d’attaque ce tour-ci.
refused-MKF-39 = La partie est finie.
refused-MKF-A4 = Une Mamie volée se pose tout de suite : à cette table, on ne la garde pas en main.
refused-MKF-A7 = Rien à échanger : les deux rangées sont vides.
refused-MKF-A22 = Il n’y a rien à voler par là.

## Conseils : dits une fois, la première fois qu’une chose arrive

tip-table = Ta main est secrète. Monte de 1 à 7, puis couronne le tout d’une Mamie : gagné ! Ce qui brille se joue.
tip-fact-rounds_left = Les tours sont comptés : après le dernier, on classe au nombre de niveaux.
tip-step_attack = À toi. Attaque avec une mouette si tu en as une, ou grimpe tout de suite : pose ton prochain niveau.
tip-step_place = Après l’attaque, on grimpe : pose ton prochain niveau, si tu l’as.
tip-step_tidy = Ménage : jette ce dont tu ne veux pas, puis pioche jusqu’à sept cartes.
tip-step_window = Une mouette te vise ! Une Mamie de ta main l’arrête. Ou laisse passer.
tip-blocks = Une Mamie a arrêté cette mouette : les deux cartes partent à la défausse, et c’est tout.
tip-robs-target = On a volé une carte de ta main. Tu repioches au début de ton tour.
tip-lays = Une carte volée à l’aveuglette se pose tout de suite, si elle va dans la rangée du voleur.
tip-takes-target = On a volé un niveau de ta rangée. Les autres restent, mais il faut d’abord boucher le trou.
tip-swaps = C’était une Mouette tornade : deux rangées entières ont changé de camp.
tip-reshuffles = La pioche était vide : la défausse la remplace.
