# Maudits Cadeaux : tous les mots du jeu qu’on lit ou qu’on entend.

game-name = Maudits Cadeaux
game-blurb = Des cadeaux dont personne ne veut, offerts avec amour : ensevelis tes amis dessous, et reste debout jusqu’au bout.

## Les règles en une minute

minute-1 = Chacun a une jauge vide et sept cartes. Dix points de Maudits Cadeaux dans la tienne, et tu es hors jeu.
    .glyph = 🎁 👀
    .cards = gift_5 gift_4 gift_1
minute-2 = À ton tour, joue jusqu’à trois cartes ; un seul Maudit Cadeau parmi elles, pour quelqu’un que tu aimes beaucoup.
    .glyph = 🐟 🎁
    .cards = gift_2
minute-3 = On te vise ? Une Riposte peut renvoyer la carte, ou l’arrêter. Un cadeau Inévitable, lui, se contente de sourire.
    .glyph = 🛡️ 💌
    .cards = karma inevitable_2
minute-4 = Les Fourberies volent, échangent et alourdissent les jauges d’en face. Trois par tour, si c’est ton genre.
    .glyph = 🖐️ 🧛
    .cards = snatching gracula
minute-5 = Les Antidotes guérissent ta jauge, au point près : un −5 emporte un 3 et un 2, jamais un 4 tout seul.
    .glyph = 🚨 ✂️
    .cards = antidote_5 gift_3 gift_2
minute-6 = Les Cadeaux Inutiles encombrent ta main, mais trois font un Cacarma. Pioche une carte, et c’est le problème du suivant.
    .glyph = ☕ ☯️
    .cards = useless_mug useless_tie useless_candle

## Les cartes

gift_1 = Écharpe qui gratte (1)
    .glyph = 1
    .tint = red
    .power = Maudit Cadeau : la jauge d’un autre joueur compte 1 de plus.
    .clause = CG-R5
    .source = rulebook
gift_2 = Poisson chantant (2)
    .glyph = 2
    .tint = red
    .power = Maudit Cadeau : la jauge d’un autre joueur compte 2 de plus.
    .clause = CG-R5
    .source = rulebook
gift_3 = Clown en porcelaine (3)
    .glyph = 3
    .tint = red
    .power = Maudit Cadeau : la jauge d’un autre joueur compte 3 de plus.
    .clause = CG-R5
    .source = rulebook
gift_4 = Batterie d’enfant (4)
    .glyph = 4
    .tint = red
    .power = Maudit Cadeau : la jauge d’un autre joueur compte 4 de plus.
    .clause = CG-R5
    .source = rulebook
gift_5 = Visite des beaux-parents (5)
    .glyph = 5
    .tint = red
    .power = Maudit Cadeau : la jauge d’un autre joueur compte 5 de plus.
    .clause = CG-R5
    .source = rulebook
inevitable_1 = Selfie encadré (1!)
    .glyph = 1!
    .tint = violet
    .power = Maudit Cadeau Inévitable : la jauge d’un autre joueur compte 1 de plus, et personne ne riposte.
    .clause = CG-R9
    .source = rulebook
inevitable_2 = Liqueur maison (2!)
    .glyph = 2!
    .tint = violet
    .power = Maudit Cadeau Inévitable : la jauge d’un autre joueur compte 2 de plus, et personne ne riposte.
    .clause = CG-R9
    .source = rulebook
inevitable_3 = Multipropriété (3!)
    .glyph = 3!
    .tint = violet
    .power = Maudit Cadeau Inévitable : la jauge d’un autre joueur compte 3 de plus, et personne ne riposte.
    .clause = CG-R9
    .source = rulebook
inevitable_4 = Chien de ton ex (4!)
    .glyph = 4!
    .tint = violet
    .power = Maudit Cadeau Inévitable : la jauge d’un autre joueur compte 4 de plus, et personne ne riposte.
    .clause = CG-R9
    .source = rulebook
golden_gift = Cadeau doré (666)
    .glyph = 🏆
    .tint = yellow
    .power = Maudit Cadeau : la jauge d’un autre joueur compte 666 de plus. Sobre.
    .clause = CG-A45
    .source = publisher
fruitcake = Cake aux fruits confits (2)
    .glyph = 🍰
    .tint = red
    .power = Maudit Cadeau : la jauge d’un autre joueur compte 2 de plus, et tu pioches 1 carte, soulagé de t’en défaire. (pouvoir maison)
    .clause = CG-R5
    .source = house
antidote_1 = Antidote −1
    .glyph = −1
    .tint = green
    .power = Guérit des cadeaux de ta jauge qui valent 1 tout juste, seul ou ajouté à d’autres Antidotes.
    .clause = CG-R13
    .source = rulebook
antidote_2 = Antidote −2
    .glyph = −2
    .tint = green
    .power = Guérit des cadeaux de ta jauge qui valent 2 tout juste, seul ou ajouté à d’autres Antidotes.
    .clause = CG-R13
    .source = rulebook
antidote_5 = Antidote −5
    .glyph = −5
    .tint = green
    .power = Guérit des cadeaux de ta jauge qui valent 5 tout juste, seul ou ajouté à d’autres Antidotes.
    .clause = CG-R13
    .source = rulebook
snatching = Vol à l’arraché
    .glyph = 🖐️
    .tint = orange
    .power = Défausse 1 carte, puis prends 1 carte au hasard dans la main d’un autre joueur.
    .clause = CG-A3
    .source = publisher
gracula = Gracula
    .glyph = 🧛
    .tint = orange
    .power = Pose-le sur un cadeau dans la jauge d’un autre joueur : il vaut 1 de plus, et il a soif. (pouvoir maison)
    .clause = CG-D9
    .source = house
mummy = Momie Touthanpéku
    .glyph = 🧻
    .tint = orange
    .power = Pose-la sur un cadeau dans la jauge d’un autre joueur : il vaut 2 de plus, triple épaisseur. (pouvoir maison)
    .clause = CG-D9
    .source = house
au_secours = Au secours
    .glyph = 🛟
    .tint = orange
    .power = Pose-le sur un cadeau dans la jauge d’un autre joueur : il vaut 3 de plus. Personne n’entend les cris. (pouvoir maison)
    .clause = CG-D9
    .source = house
day_of_mourning = Jour de deuil
    .glyph = 🖤
    .tint = orange
    .power = Chaque autre joueur défausse 1 carte de son choix, et toi 1 du tien. (pouvoir maison)
    .clause = CG-A14
    .source = house
trollol = Trollol
    .glyph = 🧌
    .tint = orange
    .power = Donne en cachette 1 carte de ton choix à un autre joueur, puis pioche 1 carte. (pouvoir maison)
    .clause = CG-R15
    .source = house
glitter_bomb = Bombe à paillettes
    .glyph = 🎉
    .tint = orange
    .power = Chaque autre joueur défausse 1 carte au hasard, et retrouve des paillettes pendant des années. (pouvoir maison)
    .clause = CG-R15
    .source = house
white_elephant = Éléphant blanc
    .glyph = 🐘
    .tint = orange
    .power = Échange toute ta main contre celle d’un autre joueur. (pouvoir maison)
    .clause = CG-R15
    .source = house
moving_day = Jour de déménagement
    .glyph = 🚚
    .tint = orange
    .power = Défausse 2 cartes, puis échange toute ta jauge contre celle d’un autre joueur. Attention dans l’escalier. (pouvoir maison)
    .clause = CG-R15
    .source = house
nosy_aunt = Tata curieuse
    .glyph = 👓
    .tint = orange
    .power = Défausse 1 carte, regarde la main d’un autre joueur et prends-y 1 carte de ton choix. (pouvoir maison)
    .clause = CG-R15
    .source = house
garden_gnome = Nain de jardin indiscret
    .glyph = 🧙
    .tint = orange
    .power = Regarde la main d’un autre joueur, puis pioche 1 carte. Lui ne cligne jamais. (pouvoir maison)
    .clause = CG-R15
    .source = house
group_gift = Cagnotte commune
    .glyph = 💸
    .tint = orange
    .power = Défausse 2 cartes, puis prends 1 carte au hasard dans la main de chaque autre joueur. Tu rembourseras, promis. (pouvoir maison)
    .clause = CG-R15
    .source = house
food_coma = Coma digestif
    .glyph = 🥧
    .tint = orange
    .power = À son prochain tour, un autre joueur ne peut jouer que 1 carte. (pouvoir maison)
    .clause = CG-R15
    .source = house
wish_list = Liste jamais lue
    .glyph = 📝
    .tint = orange
    .power = Choisis un autre joueur, qui défausse 2 cartes de son choix. (pouvoir maison)
    .clause = CG-R15
    .source = house
double_sided_tape = Ruban double face
    .glyph = 📎
    .tint = orange
    .power = Pose-le sur un cadeau dans la jauge d’un autre joueur : il vaut 1 de plus ; décolle tes doigts et pioche 1 carte. (pouvoir maison)
    .clause = CG-D9
    .source = house
regifting = Cadeau recyclé
    .glyph = 🎁
    .tint = orange
    .power = Déplace un cadeau de ta jauge vers celle d’un autre joueur, avec tout ce qui est posé dessus. Ruban neuf, même horreur. (pouvoir maison)
    .clause = CG-A40
    .source = house
two_for_one = Deux pour le prix
    .glyph = 🛍️
    .tint = orange
    .power = Défausse 1 carte : ce tour-ci, tu peux offrir 1 Maudit Cadeau de plus. (pouvoir maison)
    .clause = CG-R5
    .source = house
siren = Sirène d’urgence
    .glyph = 🚨
    .tint = blue
    .power = Défausse un cadeau de ta jauge, avec tout ce qui est posé dessus, quelle que soit sa valeur. (pouvoir maison)
    .clause = CG-R9
    .source = house
garage_sale = Vide-grenier
    .glyph = 🏷️
    .tint = blue
    .power = Défausse 1 carte et un cadeau de ta jauge, puis pioche 2 cartes. Tout doit disparaître. (pouvoir maison)
    .clause = CG-R14
    .source = house
seam_ripper = Découd-vite
    .glyph = ✂️
    .tint = blue
    .power = Défausse toutes les Fourberies posées sur un cadeau de ta jauge. (pouvoir maison)
    .clause = CG-R14
    .source = house
full_letterbox = Boîte aux lettres pleine
    .glyph = 📫
    .tint = blue
    .power = Reste devant toi : arrête le prochain Maudit Cadeau qu’on t’offre, sauf s’il est Inévitable, puis tous deux sont défaussés. (pouvoir maison)
    .clause = CG-R23
    .source = house
guard_dog = Chien de garde
    .glyph = 🐕
    .tint = blue
    .power = Reste devant toi : arrête la prochaine Fourberie qui te vise, puis tous deux sont défaussés. Bon toutou. (pouvoir maison)
    .clause = CG-R23
    .source = house
nine_lives = Neuf vies, huit vécues
    .glyph = 🐈
    .tint = blue
    .power = Défausse 1 carte. Reste devant toi : au moment d’être éliminé, défausse-la avec ton cadeau le plus lourd. (pouvoir maison)
    .clause = CG-R23
    .source = house
loyalty_card = Carte de fidélité
    .glyph = 💳
    .tint = blue
    .power = Reste devant toi : pioche 1 carte de plus à la fin de chacun de tes tours. Le dixième café n’arrive jamais. (pouvoir maison)
    .clause = CG-R23
    .source = house
last_will = Dernières volontés
    .glyph = 📜
    .tint = blue
    .power = Au moment d’être éliminé : déplace un cadeau de ta jauge vers celle d’un autre joueur. On se souviendra de toi. (pouvoir maison)
    .clause = CG-D7
    .source = house
karma = Cacarma
    .glyph = ☯️
    .tint = teal
    .power = Riposte à un Maudit Cadeau ou une Fourberie : la carte se retourne contre qui l’a jouée.
    .clause = CG-D13
    .source = rulebook
manta = Protection de la Raie
    .glyph = 🛡️
    .tint = teal
    .power = Riposte à une Fourberie : en ce qui te concerne, elle est annulée. (pouvoir maison)
    .clause = CG-A14
    .source = house
seal = Phoque you
    .glyph = 🦭
    .tint = teal
    .power = Riposte à un Maudit Cadeau, une Fourberie ou une Défense : la carte est annulée. On applaudit des nageoires. (pouvoir maison)
    .clause = CG-R19
    .source = house
woolf = Darkva dort
    .glyph = 🐺
    .tint = teal
    .power = Riposte à une Défense : elle est annulée. Que la force reste au lit. (pouvoir maison)
    .clause = CG-R19
    .source = house
not_at_home = Y a personne
    .glyph = 🚪
    .tint = teal
    .power = Riposte à un Maudit Cadeau : il est annulé. Retiens ton souffle jusqu’à ce que les pas s’éloignent. (pouvoir maison)
    .clause = CG-R17
    .source = house
return_to_sender = Retour à l’expéditeur
    .glyph = 📮
    .tint = teal
    .power = Riposte à un Maudit Cadeau : défausse 1 carte, le cadeau retourne à qui l’a joué, et tu pioches 2 cartes. (pouvoir maison)
    .clause = CG-R17
    .source = house
pass_the_parcel = Passe le paquet
    .glyph = 📦
    .tint = teal
    .power = Riposte à un Maudit Cadeau : il passe à la personne suivante dans le sens horaire, qui ne peut pas riposter. (pouvoir maison)
    .clause = CG-R17
    .source = house
finders_keepers = Trouvé, c’est à moi
    .glyph = 🧲
    .tint = teal
    .power = Riposte à une Fourberie : défausse 1 carte ; en ce qui te concerne elle est annulée, et tu la prends en main. (pouvoir maison)
    .clause = CG-R17
    .source = house
thank_you_note = Mot de remerciement
    .glyph = 💌
    .tint = teal
    .power = Riposte à un Maudit Cadeau : garde-le, souris, et pioche 2 cartes. (pouvoir maison)
    .clause = CG-R17
    .source = house
magpie = Pie voleuse
    .glyph = 🐦
    .tint = teal
    .power = Riposte à une Fourberie : en ce qui te concerne elle est annulée, et tu prends 1 carte au hasard à qui l’a jouée. (pouvoir maison)
    .clause = CG-R17
    .source = house
draw_2 = Pioche 2
    .glyph = +2
    .tint = yellow
    .power = Pioche 2 cartes. (pouvoir maison)
    .clause = CG-D16
    .source = house
draw_3 = Pioche 3
    .glyph = +3
    .tint = yellow
    .power = Pioche 3 cartes. (pouvoir maison)
    .clause = CG-D16
    .source = house
lost_property = Objets trouvés
    .glyph = 🧳
    .tint = yellow
    .power = Défausse 1 carte, puis prends la carte que tu veux dans la défausse. Si, si, c’est à moi. (pouvoir maison)
    .clause = CG-D16
    .source = house
spring_cleaning = Grand ménage
    .glyph = 🧹
    .tint = yellow
    .power = Défausse toute ta main et pioche autant de cartes. (pouvoir maison)
    .clause = CG-D16
    .source = house
energy_drink = Boisson énergisante
    .glyph = ⚡
    .tint = yellow
    .power = Pioche 1 carte, et joue 1 carte de plus ce tour-ci. (pouvoir maison)
    .clause = CG-D16
    .source = house
useless_mug = Mug du collègue moyen
    .glyph = ☕
    .tint = grey
    .power = Cadeau Inutile : ne fait rien tout seul, mais d’autres cartes lui trouvent un emploi.
    .clause = CG-R20
    .source = rulebook
useless_tie = Cravate musicale
    .glyph = 👔
    .tint = grey
    .power = Cadeau Inutile : ne fait rien tout seul, mais d’autres cartes lui trouvent un emploi.
    .clause = CG-R20
    .source = rulebook
useless_candle = Bougie au chien mouillé
    .glyph = 🕯️
    .tint = grey
    .power = Cadeau Inutile : ne fait rien tout seul, mais d’autres cartes lui trouvent un emploi.
    .clause = CG-R20
    .source = rulebook
useless_frog = Grenouille en céramique
    .glyph = 🐸
    .tint = grey
    .power = Cadeau Inutile : ne fait rien tout seul, mais d’autres cartes lui trouvent un emploi.
    .clause = CG-R20
    .source = rulebook
useless_calendar = Calendrier de l’an dernier
    .glyph = 📅
    .tint = grey
    .power = Cadeau Inutile : ne fait rien tout seul, mais d’autres cartes lui trouvent un emploi.
    .clause = CG-R20
    .source = rulebook
zodiac_aries = Figurine Bélier
    .glyph = ♈
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Bélier, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
zodiac_taurus = Figurine Taureau
    .glyph = ♉
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Taureau, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
zodiac_gemini = Figurine Gémeaux
    .glyph = ♊
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Gémeaux, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
zodiac_cancer = Figurine Cancer
    .glyph = ♋
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Cancer, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
zodiac_leo = Figurine Lion
    .glyph = ♌
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Lion, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
zodiac_virgo = Figurine Vierge
    .glyph = ♍
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Vierge, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
zodiac_libra = Figurine Balance
    .glyph = ♎
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Balance, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
zodiac_scorpio = Figurine Scorpion
    .glyph = ♏
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Scorpion, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
zodiac_sagittarius = Figurine Sagittaire
    .glyph = ♐
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Sagittaire, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
zodiac_capricorn = Figurine Capricorne
    .glyph = ♑
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Capricorne, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
zodiac_aquarius = Figurine Verseau
    .glyph = ♒
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Verseau, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
zodiac_pisces = Figurine Poissons
    .glyph = ♓
    .tint = pink
    .power = Cadeau Inutile. Si ton signe est Poissons, prends la carte que tu veux dans la défausse.
    .clause = CG-D5
    .source = rulebook
hidden-card = carte face cachée

## La table

pair = deux Cadeaux Inutiles
    .glyph = 🎁
    .tint = violet
trio = trois Cadeaux Inutiles
    .glyph = ☯️
    .tint = grey
    .power = Trois Cadeaux Inutiles défaussés ensemble : Cacarma maison.
    .clause = CG-R21
score = { $score ->
    [0] sous les paquets
    [one] { $score } point libre
   *[other] { $score } points libres
}
worth = empilés, comptent
laid = a posé
pointed = vise
remedy = de quoi guérir
shelf = jauge
shelf_of = { $seat_is ->
    [me] Ta jauge
   *[other] Jauge { DE($seat) }
} : { $points } points sur { $top }
shelf_near = Attention, ça déborde bientôt
shelf_look = regarder de près
sign_of = signe : { $sign }
gift_under = { $card } avec { $placed }, compte { $worth }
plays_count = { $count ->
    [0] plus de carte à jouer
    [one] encore une carte
   *[other] encore { $count } cartes
}
gifts_count = { $count ->
    [0] plus aucun cadeau à offrir
    [one] un cadeau à offrir
   *[other] { $count } cadeaux à offrir
}
limit_count = { $count ->
    [0] ne jouera pas au prochain tour
    [one] une carte au mieux au prochain tour
   *[other] { $count } cartes au mieux au prochain tour
}
cure_hint = Guérir { $worth }
cure_now = −{ $strength } : { $left ->
    [0] le compte est bon
   *[other] encore { $left } à guérir
}
discards_open = Voir la défausse
discards_order = La dernière défaussée d’abord.
stage_own = { $seat_is ->
    [me] Tu joues
   *[other] { $seat } joue
} « { $card } »
stage_aimed = { $seat_is ->
    [me] Tu vises
   *[other] { $seat } vise
} { $target } : « { $card } »
stage_aimed_you = { $seat } te vise : « { $card } »
stage_pointed = sur « { $gift } »
stage_answers = { $seat_is ->
    [me] Tu ripostes
   *[other] { $seat } riposte
} : « { $card } » !
stage_waits = Une Riposte ? On attend { $names }…
stage_asks = Une Riposte, ou tu laisses faire ?
stage_asks_back = On te répond. Tu laisses faire ?
stage_settles = Plus personne ne bronche…
stage_chooses = Au tour { DE($names) } de choisir…
stage_step_discard = À toi de choisir ce que tu défausses.
stage_step_give = À toi de choisir ce que tu donnes. De bon cœur.
stage_step_take = Sers-toi : une seule carte, la meilleure.
stage_step_redo = Elle est à toi maintenant : rejoue-la contre qui l’a envoyée.
stage_last_me = Tes derniers mots. Choisis-les bien.
stage_last = { $seat } fait ses adieux…
deck = pioche
discard_pile = défausse
points = points
area = jauge
table = reste
hand = main
out = hors jeu
    .tint = grey
left = a quitté la table
limit = cartes au prochain tour
sign = signe
turn = joue maintenant
plays_left = cartes encore à jouer
gifts_left = cadeaux encore à offrir
dying = fait ses adieux
stack = en train de se jouer
player = l’a jouée
aimed = dans le viseur
owes = cartes à choisir
has_chosen = a choisi
seen = la main que tu vois
picked = choisi
aim = ta cible
strength = Antidotes jusqu’ici
to_cure = reste à guérir
smallest_cure = plus petite guérison exacte
step = étape
step_turn = jouer une carte, ou finir le tour
step_window = en attente d’une riposte
step_choose = un choix à faire
step_discard = choix de la défausse
step_give = choix du don
step_take = choix de la prise
step_redo = renvoi de la carte
step_last = derniers mots
step_over = partie terminée

## Les actions

act-end = Fin du tour
act-let = Laisse faire
act-depart = Pars sans un mot
act-play = Joue « { $card } »
act-target = { $seat_is ->
    [me] Toi
   *[other] Vise { $seat }
}
act-point = { $seat_is ->
    [me] Choisis le cadeau n° { $place } de ta jauge
   *[other] Choisis le cadeau n° { $place } de la jauge { DE($seat) }
}
act-answer = Riposte avec « { $card } »
act-answer_trio = Riposte avec trois Cadeaux Inutiles
act-pair = Offre une paire
act-use = Prends « { $card } »
act-pay = Défausse « { $card } » pour payer
act-discard = Défausse « { $card } »
act-give = Donne « { $card } »
act-take = Prends « { $card } »
act-fetch = Repêche « { $card } » dans la défausse

# De plusieurs cartes, de plusieurs joueurs : ce qui se fait, d’un mot.
several-play = Joue une carte
several-target = Choisis ta cible
several-point = Choisis un cadeau
several-answer = Riposte
several-use = Prends une carte
several-pay = Défausse une carte pour payer
several-discard = Défausse une carte
several-give = Donne une carte
several-take = Prends une carte
several-fetch = Repêche une carte dans la défausse

## Les événements

event-starts = { $seat_is ->
    [me] Tu commences. Garde le sourire.
   *[other] { $seat } commence. Gardez le sourire.
}
event-draws = { $seat_is ->
    [me] Tu pioches
   *[other] { $seat } pioche
} { $cards_count ->
    [0] zéro carte
    [one] une carte
   *[other] { $cards_count } cartes
}{ $cards_seen ->
    [yes] { $cards_count ->
        [0] .
       *[other] {" "}: { $cards }.
    }
   *[no] .
}
event-begins = { $seat_is ->
    [me] À toi de jouer !
   *[other] Au tour { DE($seat) }.
}
event-offers = { $seat_is ->
    [me] Tu offres
   *[other] { $seat } offre
} « { $card } »{ $target_is ->
    [me] , et c’est pour toi
   *[other] {" "}à { $target }
}.
event-offers_pair = { $seat_is ->
    [me] Tu emballes
   *[other] { $seat } emballe
} deux Cadeaux Inutiles ensemble pour { $target_is ->
    [me] toi
   *[other] { $target }
} : { $cards }.
event-plays = { $seat_is ->
    [me] Tu joues
   *[other] { $seat } joue
} « { $card } ».{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid }.
}
event-aims = { $seat_is ->
    [me] Tu joues
   *[other] { $seat } joue
} « { $card } » sur { $target_is ->
    [me] toi
   *[other] { $target }
}.{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid }.
}
event-puts_on = { $seat_is ->
    [me] Tu vises
   *[other] { $seat } vise
} avec « { $card } » le cadeau « { $gift } » { $target_is ->
    [me] qui est chez toi
   *[other] { DE($target) }
}.{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid }.
}
event-picks_out = { $seat_is ->
    [me] Tu joues
   *[other] { $seat } joue
} « { $card } » sur « { $gift } ».{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid }.
}
event-sends_on = Avec « { $card } », { $seat_is ->
    [me] tu refiles
   *[other] { $seat } refile
} « { $gift } »{ $target_is ->
    [me] , et c’est pour toi
   *[other] {" "}à { $target }
}.{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid }.
}
event-cures = { $seat_is ->
    [me] Tu guéris
   *[other] { $seat } guérit
} { $gifts }{ $placed_count ->
    [0] {""}
   *[other] {" "}({ $placed } compris)
} avec { $cards } : { $cured } en moins, il en reste { $points }.
event-answers = { $seat_is ->
    [me] Tu ripostes
   *[other] { $seat } riposte
} à « { $answered } » par « { $card } » !{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid }.
}
event-answers_trio = { $seat_is ->
    [me] Tu ripostes
   *[other] { $seat } riposte
} à « { $answered } » par trois Cadeaux Inutiles ({ $cards }) : Cacarma maison !
event-cancels = « { $card } » arrête « { $answered } »{ $seat_is ->
    [me] {" "}pour toi
   *[other] {" "}pour { $seat }
}.
event-turns_back = Tout se paie : « { $answered } » se retourne contre { $target_is ->
    [me] toi
   *[other] { $target }
}.
event-deflects = { $seat_is ->
    [me] Tu passes
   *[other] { $seat } passe
} le paquet : « { $answered } » continue chez { $target_is ->
    [me] toi
   *[other] { $target }
}.
event-catches = { $seat_is ->
    [me] Tu gardes
   *[other] { $seat } garde
} « { $answered } ». Trouvé, c’est trouvé.
event-redoes = C’est maintenant { $seat_is ->
    [me] toi qui joues
   *[other] { $seat } qui joue
} « { $card } » sur { $target_is ->
    [me] toi
   *[other] { $target }
}.{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid }.
}
event-fizzles = « { $card } » ne peut pas être rejoué : la carte est annulée.
event-guards = « { $card } », chez { $seat_is ->
    [me] toi
   *[other] { $seat }
}, s’occupe de « { $answered } » et part avec.
event-lands = « { $card } » atterrit chez { $seat_is ->
    [me] toi
   *[other] { $seat }
} : jauge à { $points }.
event-lands_pair = La paire ({ $cards }) atterrit chez { $seat_is ->
    [me] toi
   *[other] { $seat }
} : jauge à { $points }.
event-sticks = « { $card } » se pose sur « { $gift } » chez { $seat_is ->
    [me] toi
   *[other] { $seat }
} : jauge à { $points }.
event-steals = { $seat_is ->
    [me] Tu prends
   *[other] { $seat } prend
} à l’aveuglette { $cards_seen ->
    [yes] « { $cards } »
   *[no] une carte
} dans { $target_is ->
    [me] ta main
   *[other] la main { DE($target) }
}.
event-gives = { $seat_is ->
    [me] Tu donnes
   *[other] { $seat } donne
} { $cards_seen ->
    [yes] « { $cards } »
   *[no] une carte, face cachée
}{ $target_is ->
    [me] {" "}et c’est pour toi
   *[other] {" "}à { $target }
}. Quelle attention.
event-takes = { $seat_is ->
    [me] Tu choisis
   *[other] { $seat } choisit
} { $cards_seen ->
    [yes] « { $cards } »
   *[no] une carte
} dans { $target_is ->
    [me] ta main
   *[other] la main { DE($target) }
}.
event-looks = { $seat_is ->
    [me] Tu lorgnes
   *[other] { $seat } lorgne
} { $target_is ->
    [me] ta main
   *[other] la main { DE($target) }
}{ $cards_seen ->
    [yes] {" "}: { $cards }
   *[no] {""}
}.
event-discards = { $seat_is ->
    [me] Tu défausses
   *[other] { $seat } défausse
} { $cards_count ->
    [0] zéro carte
   *[other] { $cards }
}.
event-removes = { $seat_is ->
    [me] Tu te débarrasses
   *[other] { $seat } se débarrasse
} de « { $gift } »{ $placed_count ->
    [0] {""}
   *[other] {" "}et de { $placed }
} : jauge à { $points }.
event-strips = { $seat_is ->
    [me] Tu arraches
   *[other] { $seat } arrache
} { $placed } de « { $gift } » : jauge à { $points }.
event-moves = « { $gift } »{ $placed_count ->
    [0] {""}
   *[other] {" "}(avec { $placed })
} quitte { $seat_is ->
    [me] ta jauge
   *[other] la jauge { DE($seat) }
} pour { $target_is ->
    [me] la tienne
   *[other] celle { DE($target) }
}, à { $points } maintenant.
event-swaps_hands = { $seat_is ->
    [me] Tu échanges ta
   *[other] { $seat } échange sa
} main contre { $target_is ->
    [me] la tienne
   *[other] celle { DE($target) }
}{ $theirs_count ->
    [0] {""}
   *[other] { $theirs_seen ->
        [yes] {" "}: { $theirs }
       *[no] {""}
    }
}{ $cards_count ->
    [0] {""}
   *[other] { $cards_seen ->
        [yes] {" "}contre { $cards }
       *[no] {""}
    }
}.
event-swaps_areas = { $seat_is ->
    [me] Tu échanges ta
   *[other] { $seat } échange sa
} jauge contre { $target_is ->
    [me] la tienne
   *[other] celle { DE($target) }
}, au cadeau près.
event-limits = Au prochain tour, { $seat_is ->
    [me] tu joueras
   *[other] { $seat } jouera
} au mieux { $plays ->
    [0] zéro carte
    [one] une carte
   *[other] { $plays } cartes
}.
event-fetches = { $seat_is ->
    [me] Tu repêches
   *[other] { $seat } repêche
} une carte dans la défausse.
event-reshuffles = La pioche est vide : on mélange la défausse pour en refaire une{ $cards_count ->
    [0] {""}
   *[other] , { $cards_count } cartes
}.
event-eliminated = { $seat_is ->
    [me] Te voilà hors jeu !
   *[other] Voilà { $seat } hors jeu !
} { $hand_count ->
    [0] { $seat_is ->
        [me] Ta main était vide.
       *[other] Sa main était vide.
    }
   *[other] { $seat_is ->
        [me] Ta main contenait { $hand }.
       *[other] Sa main contenait { $hand }.
    }
}{ $gifts_count ->
    [0] {""}
   *[other] {" "}Mélangés à la pioche : { $gifts }.
}
event-leaves = { $seat_is ->
    [me] Tu quittes
   *[other] { $seat } quitte
} la table. { $hand_count ->
    [0] { $seat_is ->
        [me] Ta main était vide.
       *[other] Sa main était vide.
    }
   *[other] { $seat_is ->
        [me] Ta main contenait { $hand }.
       *[other] Sa main contenait { $hand }.
    }
}{ $gifts_count ->
    [0] {""}
   *[other] {" "}Mélangés à la pioche : { $gifts }.
}
event-wins = { $seat_is ->
    [me] Tu gagnes ! Personne pour partager le dessert.
   *[other] { $seat } gagne, sans personne avec qui partager le dessert.
}
event-stops = La fête est finie : qui a le moins de points gagne.

## L’histoire d’une partie

story-often-offers = { $who } a offert { $count } Maudits Cadeaux. Une âme généreuse, ne dit personne.
story-hard-offers = { $count } cadeaux ont visé { $who } : tout le monde l’aime, apparemment.
story-often-answers = { $who } a riposté { $count } fois : aucun coup de sonnette impuni.
story-often-steals = { $who } a plongé { $count } fois dans la main des autres, et appelle cela du rangement.
story-often-cures = { $who } a guéri { $count } fois. La pharmacie envoie une carte.
story-turn-turns_back = Tour { $turn } : « { $answered } » est rentré chez { $target }, avec les compliments { DE($seat) }.
story-turn-eliminated = Tour { $turn } : { $seat } a disparu sous les paquets, et la table s’est aérée.
story-turn-swaps_areas = Tour { $turn } : { $seat } et { $target } ont échangé leurs jauges, et { $gap } points ont déménagé.
story-turn-sticks = Tour { $turn } : « { $card } » a rendu « { $gift } » insupportable chez { $seat }.
story-turn-leaves = Tour { $turn } : { $seat } a quitté la table, et les cadeaux sont restés.
story-comeback = { $who } avait { $gap } points de retard ; et au dessert, plus personne à table, sauf { $who }.
story-close = { $who } et { $other } ont fini jauge contre jauge. Une seule tient encore.
story-easy = Il reste à { $who } { $gap } points libres, et plus personne pour les remplir.
story-won = { $who } est la dernière personne à table, et garde le papier d’emballage.

## Les options

option-first = Qui commence
    .about = La personne la plus jeune, ou la dernière à avoir reçu un cadeau inutile ; si personne n’avoue, le hasard décide.
option-edition = Édition
    .about = Le livret suivi : ils diffèrent sur la pioche vide, les paires de Cadeaux Inutiles et le zodiaque.
option-deck = Paquet
    .about = Aucune source ne dit ce que contient la vraie boîte : voici notre remplaçante, et ce que tu y ajoutes.
option-strict_stalemate = Impasse stricte
    .about = Pioche vide : la partie ne s’arrête que quand plus personne n’a de carte jouable.
option-fewest_cards = Moins de cartes
    .about = À égalité de points, la plus petite main l’emporte.
option-turn_cap = Limite de tours
    .about = Après ce nombre de tours chacun, la partie s’arrête et qui a le moins de points gagne ; 0 : pas de limite.
option-sign_0 = Signe du joueur 1
    .about = Cette place peut jouer la figurine de ce signe.
option-sign_1 = Signe du joueur 2
    .about = Cette place peut jouer la figurine de ce signe.
option-sign_2 = Signe du joueur 3
    .about = Cette place peut jouer la figurine de ce signe.
option-sign_3 = Signe du joueur 4
    .about = Cette place peut jouer la figurine de ce signe.
option-sign_4 = Signe du joueur 5
    .about = Cette place peut jouer la figurine de ce signe.
option-sign_5 = Signe du joueur 6
    .about = Cette place peut jouer la figurine de ce signe.
option-sign_6 = Signe du joueur 7
    .about = Cette place peut jouer la figurine de ce signe.
option-sign_7 = Signe du joueur 8
    .about = Cette place peut jouer la figurine de ce signe.

fr = édition française
en_2023 = édition anglaise de 2023
base = La boîte ordinaire
one_box = Une boîte
two_boxes = Deux boîtes
chains = Avec ripostes aux Ripostes
golden = Avec le cadeau doré
zodiac = Avec le zodiaque
house = Avec les cartes maison
everything = Tout à la fois
no_sign = aucun
aries = Bélier
taurus = Taureau
gemini = Gémeaux
cancer = Cancer
leo = Lion
virgo = Vierge
libra = Balance
scorpio = Scorpion
sagittarius = Sagittaire
capricorn = Capricorne
aquarius = Verseau
pisces = Poissons

first-question = Qui est la personne la plus jeune, ou qui a reçu un cadeau inutile en dernier ?

## Composer un paquet

deck-kind-gift = Maudits Cadeaux
deck-kind-antidote = Antidotes
deck-kind-treachery = Fourberies
deck-kind-defence = Défenses et Ripostes
deck-kind-draw = Cartes Pioche
deck-kind-useless = Cadeaux Inutiles
deck-box-one_box = La boîte
    .about = Les 100 cartes du jeu de base, à notre façon. De 5 à 8 joueurs, on en mélange deux.
deck-box-chains = Ripostes aux Ripostes
    .about = Quatre cartes qui répondent aux Défenses : des chaînes à n’en plus finir.
deck-box-golden = Le cadeau doré
    .about = 666 points. Une seule carte, et aucun savoir-vivre.
deck-box-zodiac = Le zodiaque
    .about = Douze figurines. Chaque place choisit son signe au salon, au vu de tous ; ta propre figurine ramène une carte.
deck-box-house = Les cartes maison
    .about = Une de chaque carte inventée par nos soins.
reason-deck_points = Personne ne pourrait tomber : tous les cadeaux ensemble valent { $points } points, et il en faut { $least }.

## Refus : une phrase courte pour chaque clause qui interdit quelque chose

refused-CG-R4 = Tu as joué tes cartes du tour, ou tu n’as pas celle-là.
refused-CG-R5 = Un Maudit Cadeau par tour, et le tien est offert.
refused-CG-R6 = Pas à toi-même ! C’est pour quelqu’un d’autre.
refused-CG-R8 = Cette personne est éliminée.
refused-CG-R12 = La partie est finie.
refused-CG-R13 = Le compte n’y est pas : les Antidotes guérissent exactement leur valeur, ni plus ni moins.
refused-CG-R17 = Ça se joue en réponse à une carte, et d’un type que le texte nomme.
refused-CG-R20 = Un Cadeau Inutile ne fait rien tout seul. Il attend une carte qui en veut.
refused-CG-R21 = Trois Cadeaux Inutiles répondent à un Maudit Cadeau ou à une Fourberie contre toi.
refused-CG-D3 = Une paire demande deux Cadeaux Inutiles et deux cartes à jouer, dans l’édition française.
refused-CG-D5 = Ce n’est pas ton signe : pour toi, c’est du bric-à-brac.
refused-CG-D7 = Cette carte est pour le moment de ton élimination.
refused-CG-A3 = Choisis une carte que tu peux encore défausser ou donner.
refused-CG-A5 = Elle ne ferait rien, ou tu ne peux pas la payer : garde-la.
refused-CG-A9 = Finis d’abord ce qui est commencé : une chose après l’autre.
refused-CG-A12 = Elle va sur un cadeau de qui l’a jouée.
refused-CG-A17 = Une paire compte comme ton Maudit Cadeau, et tu en as offert un ce tour-ci.
refused-CG-A35 = Seulement dans ta propre jauge.
refused-CG-A38 = Elle se pose sur un cadeau dans la jauge de quelqu’un d’autre, s’il y en a un.
refused-CG-A44 = Il n’y a rien de tel dans la défausse.
refused-CG-A46 = La pioche est vide : il n’y a rien à piocher.
