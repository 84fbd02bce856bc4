# Maudits Cadeaux : tous les mots du jeu qu’on lit ou qu’on entend.

game-name = Maudits Cadeaux
game-blurb = Des cadeaux dont personne ne veut, offerts avec amour : ensevelis tes amis dessous, et reste debout jusqu’au bout.

## Les règles en une minute

minute-1 = Chacun a une jauge vide et sept cartes. Dix points de Maudits Cadeaux dans la tienne, et tu es hors jeu.
    .glyph = 🎁 👀
    .cards = gift_5 gift_4 gift_1
minute-2 = À ton tour, joue jusqu’à trois cartes ; un seul Maudit Cadeau parmi elles, pour quelqu’un que tu aimes beaucoup.
    .glyph = 🐟 🎁
    .cards = gift_2
minute-3 = On te vise ? Une Riposte peut arrêter la carte ou la renvoyer. Un cadeau Inévitable, lui, se contente de sourire.
    .glyph = 🛡️ 💌
    .cards = karma inevitable_2
minute-4 = Les Fourberies volent, échangent et alourdissent les cadeaux des autres. Trois par tour, si c’est ton genre.
    .glyph = 🖐️ 🧛
    .cards = snatching gracula
minute-5 = Les Antidotes guérissent ta jauge, au point près : un −5 emporte un 3 et un 2, jamais un 4 tout seul.
    .glyph = 🚨 ✂️
    .cards = antidote_5 gift_3 gift_2
minute-6 = Les Cadeaux Inutiles encombrent ta main, mais trois ripostent comme un Karma. Pioche une carte pour finir ton tour : le problème a changé de mains.
    .glyph = ☕ ☯️
    .cards = useless_mug useless_tie useless_candle

## Les cartes

gift_1 = Écharpe qui gratte (1)
    .glyph = 1
    .tint = red
    .power = Maudit Cadeau : ajoute 1 à la jauge d’un autre joueur.
    .clause = CG-R5
    .source = rulebook
gift_2 = Poisson chantant (2)
    .glyph = 2
    .tint = red
    .power = Maudit Cadeau : ajoute 2 à la jauge d’un autre joueur.
    .clause = CG-R5
    .source = rulebook
gift_3 = Clown en porcelaine (3)
    .glyph = 3
    .tint = red
    .power = Maudit Cadeau : ajoute 3 à la jauge d’un autre joueur.
    .clause = CG-R5
    .source = rulebook
gift_4 = Batterie d’enfant (4)
    .glyph = 4
    .tint = red
    .power = Maudit Cadeau : ajoute 4 à la jauge d’un autre joueur.
    .clause = CG-R5
    .source = rulebook
gift_5 = Visite des beaux-parents (5)
    .glyph = 5
    .tint = red
    .power = Maudit Cadeau : ajoute 5 à la jauge d’un autre joueur.
    .clause = CG-R5
    .source = rulebook
inevitable_1 = Selfie encadré (1!)
    .glyph = 1!
    .tint = violet
    .power = Maudit Cadeau Inévitable : ajoute 1 à la jauge d’un autre joueur. Aucune Riposte ne l’arrête.
    .clause = CG-R9
    .source = rulebook
inevitable_2 = Liqueur maison (2!)
    .glyph = 2!
    .tint = violet
    .power = Maudit Cadeau Inévitable : ajoute 2 à la jauge d’un autre joueur. Aucune Riposte ne l’arrête.
    .clause = CG-R9
    .source = rulebook
inevitable_3 = Multipropriété (3!)
    .glyph = 3!
    .tint = violet
    .power = Maudit Cadeau Inévitable : ajoute 3 à la jauge d’un autre joueur. Aucune Riposte ne l’arrête.
    .clause = CG-R9
    .source = rulebook
inevitable_4 = Chien de ton ex (4!)
    .glyph = 4!
    .tint = violet
    .power = Maudit Cadeau Inévitable : ajoute 4 à la jauge d’un autre joueur. Aucune Riposte ne l’arrête.
    .clause = CG-R9
    .source = rulebook
golden_gift = Cadeau doré (666)
    .glyph = 🏆
    .tint = yellow
    .power = Maudit Cadeau : ajoute 666 à la jauge d’un autre joueur. Sobre.
    .clause = CG-A45
    .source = publisher
fruitcake = Cake aux fruits confits (2)
    .glyph = 🍰
    .tint = red
    .power = Maudit Cadeau : ajoute 2 à la jauge d’un autre joueur, puis pioche 1 carte. Ouf !
    .clause = CG-R5
    .source = house
antidote_1 = Antidote −1
    .glyph = −1
    .tint = green
    .power = Antidote : guéris des cadeaux de ta jauge totalisant exactement 1. Les Antidotes s’additionnent.
    .clause = CG-R13
    .source = rulebook
antidote_2 = Antidote −2
    .glyph = −2
    .tint = green
    .power = Antidote : guéris des cadeaux de ta jauge totalisant exactement 2. Les Antidotes s’additionnent.
    .clause = CG-R13
    .source = rulebook
antidote_5 = Antidote −5
    .glyph = −5
    .tint = green
    .power = Antidote : guéris des cadeaux de ta jauge totalisant exactement 5. Les Antidotes s’additionnent.
    .clause = CG-R13
    .source = rulebook
snatching = Vol à l’arraché
    .glyph = 🖐️
    .tint = orange
    .power = Fourberie : défausse 1 carte, puis prends 1 carte au hasard dans la main d’un autre joueur.
    .clause = CG-A3
    .source = publisher
gracula = Gracula
    .glyph = 🧛
    .tint = orange
    .power = Fourberie : pose-le sur un cadeau dans la jauge d’un autre joueur. Ce cadeau compte 1 de plus. Et il a soif.
    .clause = CG-D9
    .source = house
mummy = Momie Touthanpéku
    .glyph = 🧻
    .tint = orange
    .power = Fourberie : pose-la sur un cadeau dans la jauge d’un autre joueur. Ce cadeau compte 2 de plus. Triple épaisseur.
    .clause = CG-D9
    .source = house
au_secours = Au secours
    .glyph = 🛟
    .tint = orange
    .power = Fourberie : pose-le sur un cadeau dans la jauge d’un autre joueur. Ce cadeau compte 3 de plus. Personne n’entend les cris.
    .clause = CG-D9
    .source = house
day_of_mourning = Jour de deuil
    .glyph = 🖤
    .tint = orange
    .power = Fourberie : chaque autre joueur défausse 1 carte de son choix, et tu en défausses 1 aussi.
    .clause = CG-A14
    .source = house
trollol = Trollol
    .glyph = 🧌
    .tint = orange
    .power = Fourberie : donne en cachette 1 carte de ton choix à un autre joueur, puis pioche 1 carte.
    .clause = CG-R15
    .source = house
glitter_bomb = Bombe à paillettes
    .glyph = 🎉
    .tint = orange
    .power = Fourberie : chaque autre joueur défausse 1 carte au hasard, et retrouve des paillettes pendant des années.
    .clause = CG-R15
    .source = house
white_elephant = Éléphant blanc
    .glyph = 🐘
    .tint = orange
    .power = Fourberie : échange toute ta main contre celle d’un autre joueur.
    .clause = CG-R15
    .source = house
moving_day = Jour de déménagement
    .glyph = 🚚
    .tint = orange
    .power = Fourberie : défausse 2 cartes, puis échange toute ta jauge contre celle d’un autre joueur. Attention dans l’escalier.
    .clause = CG-R15
    .source = house
nosy_aunt = Tata curieuse
    .glyph = 👓
    .tint = orange
    .power = Fourberie : défausse 1 carte, regarde la main d’un autre joueur et prends-y 1 carte de ton choix.
    .clause = CG-R15
    .source = house
garden_gnome = Nain de jardin indiscret
    .glyph = 🧙
    .tint = orange
    .power = Fourberie : regarde la main d’un autre joueur, puis pioche 1 carte. Lui ne cligne jamais.
    .clause = CG-R15
    .source = house
group_gift = Cagnotte commune
    .glyph = 💸
    .tint = orange
    .power = Fourberie : défausse 2 cartes, puis prends 1 carte au hasard dans la main de chaque autre joueur. Tu rembourseras, promis.
    .clause = CG-R15
    .source = house
food_coma = Coma digestif
    .glyph = 🥧
    .tint = orange
    .power = Fourberie : à son prochain tour, un autre joueur ne peut jouer que 1 carte.
    .clause = CG-R15
    .source = house
wish_list = Liste jamais lue
    .glyph = 📝
    .tint = orange
    .power = Fourberie : un autre joueur défausse 2 cartes de son choix. Encore des chaussettes.
    .clause = CG-R15
    .source = house
double_sided_tape = Ruban double face
    .glyph = 📎
    .tint = orange
    .power = Fourberie : pose-le sur un cadeau dans la jauge d’un autre joueur. Ce cadeau compte 1 de plus. Décolle tes doigts et pioche 1 carte.
    .clause = CG-D9
    .source = house
regifting = Cadeau recyclé
    .glyph = 🎁
    .tint = orange
    .power = Fourberie : déplace un cadeau de ta jauge vers celle d’un autre joueur, avec tout ce qui est posé dessus. Ruban neuf, même horreur.
    .clause = CG-A40
    .source = house
two_for_one = Deux pour le prix
    .glyph = 🛍️
    .tint = orange
    .power = Fourberie : défausse 1 carte, et tu peux offrir 1 Maudit Cadeau de plus ce tour-ci.
    .clause = CG-R5
    .source = house
siren = Sirène d’urgence
    .glyph = 🚨
    .tint = blue
    .power = Défense : défausse un cadeau de ta jauge, avec tout ce qui est posé dessus, quelle que soit sa valeur.
    .clause = CG-R9
    .source = house
garage_sale = Vide-grenier
    .glyph = 🏷️
    .tint = blue
    .power = Défense : défausse 1 carte, défausse un cadeau de ta jauge avec tout ce qui est posé dessus, et pioche 2 cartes. Tout doit disparaître.
    .clause = CG-R14
    .source = house
seam_ripper = Découd-vite
    .glyph = ✂️
    .tint = blue
    .power = Défense : défausse toutes les Fourberies posées sur un cadeau de ta jauge.
    .clause = CG-R14
    .source = house
full_letterbox = Boîte aux lettres pleine
    .glyph = 📫
    .tint = blue
    .power = Défense : reste devant toi et arrête le prochain Maudit Cadeau qu’on t’offre, sauf s’il est Inévitable. Les deux sont alors défaussés.
    .clause = CG-R23
    .source = house
guard_dog = Chien de garde
    .glyph = 🐕
    .tint = blue
    .power = Défense : reste devant toi et arrête la prochaine Fourberie qui te vise. Les deux sont alors défaussés. Bon toutou.
    .clause = CG-R23
    .source = house
nine_lives = Neuf vies, huit vécues
    .glyph = 🐈
    .tint = blue
    .power = Défense : défausse 1 carte. Reste devant toi : au moment de ton élimination, elle part à ta place, avec ton cadeau le plus lourd.
    .clause = CG-R23
    .source = house
loyalty_card = Carte de fidélité
    .glyph = 💳
    .tint = blue
    .power = Défense : reste devant toi. Pioche 1 carte de plus à la fin de chacun de tes tours. Le dixième café n’arrive jamais.
    .clause = CG-R23
    .source = house
last_will = Dernières volontés
    .glyph = 📜
    .tint = blue
    .power = Défense, au moment de ton élimination : déplace un cadeau de ta jauge vers celle d’un autre joueur. On se souviendra de toi.
    .clause = CG-D7
    .source = house
karma = Karma boomerang
    .glyph = ☯️
    .tint = teal
    .power = Riposte à un Maudit Cadeau ou une Fourberie : la carte se retourne contre la personne qui l’a jouée.
    .clause = CG-D13
    .source = rulebook
manta = Protection de la Raie
    .glyph = 🛡️
    .tint = teal
    .power = Riposte à une Fourberie : la carte est annulée pour toi.
    .clause = CG-A14
    .source = house
seal = Phoque alors
    .glyph = 🦭
    .tint = teal
    .power = Riposte à un Maudit Cadeau, une Fourberie ou une Riposte : la carte est annulée pour toi. On applaudit des nageoires.
    .clause = CG-R19
    .source = house
woolf = Darkva dort
    .glyph = 🐺
    .tint = teal
    .power = Riposte à une Riposte : la carte est annulée pour toi. Que la force reste au lit.
    .clause = CG-R19
    .source = house
not_at_home = Y a personne
    .glyph = 🚪
    .tint = teal
    .power = Riposte à un Maudit Cadeau : la carte est annulée pour toi. Retiens ton souffle jusqu’à ce que les pas s’éloignent.
    .clause = CG-R17
    .source = house
return_to_sender = Retour à l’expéditeur
    .glyph = 📮
    .tint = teal
    .power = Riposte à un Maudit Cadeau : défausse 1 carte, le cadeau se retourne contre la personne qui l’a joué, et tu pioches 2 cartes.
    .clause = CG-R17
    .source = house
pass_the_parcel = Passe le paquet
    .glyph = 📦
    .tint = teal
    .power = Riposte à un Maudit Cadeau : il passe à la personne suivante dans le sens horaire, qui ne peut pas riposter.
    .clause = CG-R17
    .source = house
finders_keepers = Trouvé, c’est à moi
    .glyph = 🧲
    .tint = teal
    .power = Riposte à une Fourberie : défausse 1 carte ; la Fourberie est annulée pour toi, et tu la prends en main.
    .clause = CG-R17
    .source = house
thank_you_note = Mot de remerciement
    .glyph = 💌
    .tint = teal
    .power = Riposte à un Maudit Cadeau : il atterrit quand même. Souris, et pioche 2 cartes.
    .clause = CG-R17
    .source = house
magpie = Pie voleuse
    .glyph = 🐦
    .tint = teal
    .power = Riposte à une Fourberie : la carte est annulée pour toi, et tu prends 1 carte au hasard à la personne qui l’a jouée.
    .clause = CG-R17
    .source = house
draw_2 = Pioche 2
    .glyph = +2
    .tint = yellow
    .power = Carte Pioche : pioche 2 cartes.
    .clause = CG-D16
    .source = house
draw_3 = Pioche 3
    .glyph = +3
    .tint = yellow
    .power = Carte Pioche : pioche 3 cartes.
    .clause = CG-D16
    .source = house
lost_property = Objets trouvés
    .glyph = 🧳
    .tint = yellow
    .power = Carte Pioche : défausse 1 carte, puis prends la carte que tu veux dans la défausse, sans la montrer. Si, si, c’est à moi.
    .clause = CG-D16
    .source = house
spring_cleaning = Grand ménage
    .glyph = 🧹
    .tint = yellow
    .power = Carte Pioche : défausse toute ta main et pioche autant de cartes.
    .clause = CG-D16
    .source = house
energy_drink = Boisson énergisante
    .glyph = ⚡
    .tint = yellow
    .power = Carte Pioche : pioche 1 carte, et joue 1 carte de plus ce tour-ci.
    .clause = CG-D16
    .source = house
useless_mug = Mug du collègue moyen
    .glyph = ☕
    .tint = grey
    .power = Cadeau Inutile : à trois, ils ripostent comme un Karma. Si les paires sont permises, à deux, ils font un cadeau Inévitable de 1.
    .power_fr = Cadeau Inutile : à trois, ils ripostent comme un Karma. À deux, ils font un cadeau Inévitable de 1.
    .power_en_2023 = Cadeau Inutile : à trois, ils ripostent comme un Karma.
    .clause = CG-R20
    .source = rulebook
useless_tie = Cravate musicale
    .glyph = 👔
    .tint = grey
    .power = Cadeau Inutile : à trois, ils ripostent comme un Karma. Si les paires sont permises, à deux, ils font un cadeau Inévitable de 1.
    .power_fr = Cadeau Inutile : à trois, ils ripostent comme un Karma. À deux, ils font un cadeau Inévitable de 1.
    .power_en_2023 = Cadeau Inutile : à trois, ils ripostent comme un Karma.
    .clause = CG-R20
    .source = rulebook
useless_candle = Bougie au chien mouillé
    .glyph = 🕯️
    .tint = grey
    .power = Cadeau Inutile : à trois, ils ripostent comme un Karma. Si les paires sont permises, à deux, ils font un cadeau Inévitable de 1.
    .power_fr = Cadeau Inutile : à trois, ils ripostent comme un Karma. À deux, ils font un cadeau Inévitable de 1.
    .power_en_2023 = Cadeau Inutile : à trois, ils ripostent comme un Karma.
    .clause = CG-R20
    .source = rulebook
useless_frog = Grenouille en céramique
    .glyph = 🐸
    .tint = grey
    .power = Cadeau Inutile : à trois, ils ripostent comme un Karma. Si les paires sont permises, à deux, ils font un cadeau Inévitable de 1.
    .power_fr = Cadeau Inutile : à trois, ils ripostent comme un Karma. À deux, ils font un cadeau Inévitable de 1.
    .power_en_2023 = Cadeau Inutile : à trois, ils ripostent comme un Karma.
    .clause = CG-R20
    .source = rulebook
useless_calendar = Calendrier de l’an dernier
    .glyph = 📅
    .tint = grey
    .power = Cadeau Inutile : à trois, ils ripostent comme un Karma. Si les paires sont permises, à deux, ils font un cadeau Inévitable de 1.
    .power_fr = Cadeau Inutile : à trois, ils ripostent comme un Karma. À deux, ils font un cadeau Inévitable de 1.
    .power_en_2023 = Cadeau Inutile : à trois, ils ripostent comme un Karma.
    .clause = CG-R20
    .source = rulebook
zodiac_aries = Figurine Bélier
    .glyph = ♈
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Bélier, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
zodiac_taurus = Figurine Taureau
    .glyph = ♉
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Taureau, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
zodiac_gemini = Figurine Gémeaux
    .glyph = ♊
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Gémeaux, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
zodiac_cancer = Figurine Cancer
    .glyph = ♋
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Cancer, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
zodiac_leo = Figurine Lion
    .glyph = ♌
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Lion, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
zodiac_virgo = Figurine Vierge
    .glyph = ♍
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Vierge, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
zodiac_libra = Figurine Balance
    .glyph = ♎
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Balance, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
zodiac_scorpio = Figurine Scorpion
    .glyph = ♏
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Scorpion, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
zodiac_sagittarius = Figurine Sagittaire
    .glyph = ♐
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Sagittaire, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
zodiac_capricorn = Figurine Capricorne
    .glyph = ♑
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Capricorne, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
zodiac_aquarius = Figurine Verseau
    .glyph = ♒
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Verseau, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
zodiac_pisces = Figurine Poissons
    .glyph = ♓
    .tint = pink
    .power = Cadeau Inutile. Si on joue avec les signes et que le tien est Poissons, prends la carte que tu veux dans la défausse, sans la montrer.
    .clause = CG-D5
    .source = rulebook
# Tels qu’imprimés ; affichés seulement quand l’option `family` est éteinte.
shitty_karma = Cacarma
    .glyph = { karma.glyph }
    .tint = { karma.tint }
    .power = { karma.power }
    .clause = { karma.clause }
    .source = { karma.source }
seal_in_hell = Phoque you
    .glyph = { seal.glyph }
    .tint = { seal.tint }
    .power = { seal.power }
    .clause = { seal.clause }
    .source = { seal.source }
hidden-card = carte face cachée

## La table

pair = deux Cadeaux Inutiles
    .glyph = 🎁
    .tint = violet
trio = trois Cadeaux Inutiles
    .glyph = ☯️
    .tint = grey
    .power = Trois Cadeaux Inutiles défaussés ensemble ripostent comme un Karma.
    .clause = CG-R21
# Le genre d’une carte : selon sa teinte, ou pour elle seule.
type-red = Maudit Cadeau
type-violet = Maudit Cadeau Inévitable
type-golden_gift = Maudit Cadeau
type-green = Antidote
type-orange = Fourberie
type-blue = Défense
type-teal = Riposte
type-yellow = Carte Pioche
type-grey = Cadeau Inutile
type-pink = Cadeau Inutile
score = { $score ->
    [0] sous les paquets
    [one] { $score } point libre
   *[other] { $score } points libres
}
score-sum = Points libres : la place qui reste dans une jauge avant l’élimination.
worth = valent ensemble
laid = a posé
pointed = vise
remedy = un remède possible
shelf = jauge
shelf_of = { $seat_is ->
    [me] Ta jauge
   *[other] Jauge { DE($seat) }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $top }
shelf_near = Attention, ça déborde bientôt
shelf_look = regarder de près
sign_of = signe : { $sign }
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
rounds_left_count = { $count ->
    [one] dernier tour
   *[other] encore { $count } tours
}
limit_count = { $count ->
    [0] ne jouera pas au prochain tour
    [one] une carte au plus au prochain tour
   *[other] { $count } cartes au plus au prochain tour
}
cure_hint = Tu peux guérir { $worth } :
cure_now = −{ $strength } : { $left ->
    [0] le compte est bon
   *[other] encore { $left } à guérir
}
cure_more = −{ $strength } : ajoute un Antidote
discards_open = Voir la défausse
discards_order = De la plus récente à la plus ancienne.
stage_own = { $seat_is ->
    [me] Tu joues
   *[other] { $seat } joue
} « { $card } »
stage_aimed = { $seat_is ->
    [me] Tu vises
   *[other] { $seat } vise
} { $target } : « { $card } »
stage_aimed_you = { $seat } te vise : « { $card } »
stage_pointed = sur « { $gift } »
stage_answers = { $seat_is ->
    [me] Tu ripostes
   *[other] { $seat } riposte
} : « { $card } » !
stage_waits = Une Riposte ? On attend { $names }…
effect_told = La carte dit à { $player } : « { $effect } »
stage_asks = Tu ripostes, ou tu encaisses ?
stage_takes = Tu n’as rien pour riposter : encaisse.
stage_asks_back = On te riposte. Tu réponds, ou tu encaisses ?
stage_settles = Personne ne riposte…
stage_chooses = On attend le choix { DE($names) }…
stage_step_discard = À toi de choisir ce que tu défausses.
stage_step_give = À toi de choisir ce que tu donnes. De bon cœur.
stage_step_take = Sers-toi : prends une carte.
stage_step_redo = Elle est à toi maintenant : renvoie-la à l’expéditeur.
stage_step_fetch = Prends la carte que tu veux dans la défausse. Les autres ne verront pas laquelle.
stage_last_me = Tes derniers mots. Choisis-les bien.
stage_last = { $seat } fait ses adieux…
deck = pioche
discard_pile = défausse
points = points
area = jauge
table = reste en jeu
hand = main
out = hors jeu
    .tint = grey
left = a quitté la table
limit = cartes au prochain tour
sign = signe
turn = joue
plays_left = cartes encore à jouer
gifts_left = cadeaux encore à offrir
rounds_left = tours encore à jouer
dying = fait ses adieux
stack = en train de se jouer
player = l’a jouée
aimed = cible
owes = cartes à choisir
has_chosen = a choisi
seen = la main que tu vois
searched = la défausse, pour tes yeux seulement
picked = choisi
aim = ta cible
chosen_gift = choisi
strength = Antidotes jusqu’ici
to_cure = reste à guérir
smallest_cure = plus petite guérison exacte
step = étape
step_turn = jouer une carte, ou finir le tour
step_window = riposter ou laisser faire
step_choose = un choix à faire
step_discard = choix de la défausse
step_give = choix du don
step_take = choix de la prise
step_redo = renvoi de la carte
step_fetch = choix dans la défausse
step_last = derniers mots
step_over = partie terminée

## Les actions

caution-CG-A21 = La partie s’arrête là, et la plus petite jauge gagne : il n’y a plus rien à piocher, et personne n’a joué de tout un tour de table. Tu peux encore jouer : { $cards }.
caution-CG-A22 = La partie s’arrête là, et la plus petite jauge gagne : la pioche est vide, et personne n’a joué de tout un tour de table. Tu peux encore jouer : { $cards }.
caution-CG-A25 = La partie s’arrête là, et la plus petite jauge gagne : c’était le tout dernier tour. Tu peux encore jouer : { $cards }.
act-end = Fin du tour
act-let = Encaisse
act-depart = Pas de derniers mots
act-play = Joue « { $card } »
act-target = { $seat_is ->
    [me] Toi
   *[other] Vise { $seat }
}
act-point = { $seat_is ->
    [me] Choisis le cadeau n° { $place } de ta jauge
   *[other] Choisis le cadeau n° { $place } de la jauge { DE($seat) }
}
act-answer = Riposte avec « { $card } »
act-answer_trio = Riposte avec trois Cadeaux Inutiles
act-pair = Deux Inutiles : ton cadeau de 1
act-use = Prends « { $card } »
act-pay = Défausse « { $card } » pour payer
act-discard = Défausse « { $card } »
act-give = Donne « { $card } »
act-take = Prends « { $card } »
act-fetch = Prends « { $card } » dans la défausse

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
several-fetch = Prends une carte dans la défausse

## Les événements

event-starts = { $seat_is ->
    [me] Tu commences. Garde le sourire.
   *[other] { $seat } commence. Gardez le sourire.
}
event-draws = { $cards_count ->
    [0] { $seat_is ->
        [me] Tu ne pioches rien.
       *[other] { $seat } ne pioche rien.
    }
   *[other] { $seat_is ->
        [me] Tu pioches
       *[other] { $seat } pioche
    } { $cards_count ->
        [one] une carte
       *[other] { $cards_count } cartes
    }{ $cards_seen ->
        [yes] {" "}: { $cards_quoted }.
       *[no] .
    }
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
} : { $cards_quoted }.
event-plays = { $seat_is ->
    [me] Tu joues
   *[other] { $seat } joue
} « { $card } ».{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid_quoted }.
}
event-aims = { $seat_is ->
    [me] Tu joues
   *[other] { $seat } joue
} « { $card } » sur { $target_is ->
    [me] toi
   *[other] { $target }
}.{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid_quoted }.
}
event-puts_on = { $seat_is ->
    [me] Tu vises
   *[other] { $seat } vise
} avec « { $card } » le cadeau « { $gift } » { $target_is ->
    [me] qui est chez toi
   *[other] { DE($target) }
}.{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid_quoted }.
}
event-picks_out = { $seat_is ->
    [me] Tu joues
   *[other] { $seat } joue
} « { $card } » sur « { $gift } ».{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid_quoted }.
}
event-sends_on = Avec « { $card } », { $seat_is ->
    [me] tu refiles
   *[other] { $seat } refile
} « { $gift } »{ $target_is ->
    [me] , et c’est pour toi
   *[other] {" "}à { $target }
}.{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid_quoted }.
}
event-cures = { $seat_is ->
    [me] Tu guéris
   *[other] { $seat } guérit
} { $gifts_quoted }{ $placed_count ->
    [0] {""}
   *[other] {" "}({ $placed_quoted } compris)
} avec { $cards_quoted } : { $cured } en moins, il en reste { $points }.
event-answers = { $seat_is ->
    [me] Tu ripostes
   *[other] { $seat } riposte
} à « { $answered } » par « { $card } » !{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid_quoted }.
}
event-answers_trio = { $seat_is ->
    [me] Tu ripostes
   *[other] { $seat } riposte
} à « { $answered } » par trois Cadeaux Inutiles ({ $cards_quoted }) : Karma maison !
event-cancels = « { $card } » annule « { $answered } »{ $seat_is ->
    [me] {" "}pour toi
   *[other] {" "}pour { $seat }
}.
event-turns_back = Tout se paie : « { $answered } » se retourne contre { $target_is ->
    [me] toi
   *[other] { $target }
}.
event-deflects = { $seat_is ->
    [me] Tu passes
   *[other] { $seat } passe
} le paquet : « { $answered } » continue chez { $target_is ->
    [me] toi
   *[other] { $target }
}.
event-catches = { $seat_is ->
    [me] Tu gardes
   *[other] { $seat } garde
} « { $answered } ». Trouvé, c’est trouvé.
event-redoes = Maintenant, { $seat_is ->
    [me] tu joues
   *[other] { $seat } joue
} « { $card } » sur { $target_is ->
    [me] toi
   *[other] { $target }
}.{ $paid_count ->
    [0] {""}
   *[other] {" "}Prix : { $paid_quoted }.
}
event-fizzles = Impossible de renvoyer « { $card } » : la carte est annulée.
event-guards = « { $card } », chez { $seat_is ->
    [me] toi
   *[other] { $seat }
}, s’occupe de « { $answered } ». Les deux sont défaussés.
event-lands = « { $card } » atterrit chez { $seat_is ->
    [me] toi
   *[other] { $seat }
} : jauge à { $points }.
event-lands_pair = La paire ({ $cards_quoted }) atterrit chez { $seat_is ->
    [me] toi
   *[other] { $seat }
} : jauge à { $points }.
event-sticks = « { $card } » se pose sur « { $gift } » chez { $seat_is ->
    [me] toi
   *[other] { $seat }
} : jauge à { $points }.
event-steals = { $seat_is ->
    [me] Tu prends
   *[other] { $seat } prend
} au hasard { $cards_seen ->
    [yes] « { $cards } »
   *[no] une carte
} dans { $target_is ->
    [me] ta main
   *[other] la main { DE($target) }
}.
event-gives = { $seat_is ->
    [me] Tu donnes
   *[other] { $seat } { $target_is ->
        [me] te donne
       *[other] donne
    }
} { $cards_seen ->
    [yes] « { $cards } »
   *[no] une carte, face cachée
}{ $target_is ->
    [me] {""}
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
    [yes] {" "}: { $cards_quoted }
   *[no] {""}
}.
event-discards = { $cards_count ->
    [0] { $seat_is ->
        [me] Tu ne défausses rien.
       *[other] { $seat } ne défausse rien.
    }
   *[other] { $seat_is ->
        [me] Tu défausses
       *[other] { $seat } défausse
    } { $cards_quoted }.
}
event-removes = { $seat_is ->
    [me] Tu te débarrasses
   *[other] { $seat } se débarrasse
} de « { $gift } »{ $placed_count ->
    [0] {""}
   *[other] {" "}(avec { $placed_quoted })
} : jauge à { $points }.
event-strips = { $seat_is ->
    [me] Tu arraches
   *[other] { $seat } arrache
} { $placed_quoted } de « { $gift } » : jauge à { $points }.
event-moves = « { $gift } »{ $placed_count ->
    [0] {""}
   *[other] {" "}(avec { $placed_quoted })
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
        [yes] {" "}: { $theirs_quoted }
       *[no] {""}
    }
}{ $cards_count ->
    [0] {""}
   *[other] { $cards_seen ->
        [yes] {" "}contre { $cards_quoted }
       *[no] {""}
    }
}.
event-swaps_areas = { $seat_is ->
    [me] Tu échanges ta
   *[other] { $seat } échange sa
} jauge contre { $target_is ->
    [me] la tienne
   *[other] celle { DE($target) }
}, cadeaux compris.
event-limits = Au prochain tour, { $seat_is ->
    [me] tu
   *[other] { $seat }
} { $plays ->
    [0] { $seat_is ->
        [me] ne joueras
       *[other] ne jouera
    } rien.
   *[other] { $seat_is ->
        [me] joueras
       *[other] jouera
    } { $plays ->
        [one] une carte
       *[other] { $plays } cartes
    } au plus.
}
event-searches = { $seat_is ->
    [me] Tu fouilles
   *[other] { $seat } fouille
} la défausse.
event-fetches = { $seat_is ->
    [me] Tu prends
   *[other] { $seat } prend
} { $card_key ->
    [hidden] une carte
   *[other] « { $card } »
} dans la défausse{ $seat_is ->
    [me] . Personne d’autre ne voit laquelle.
   *[other] , sans la montrer.
}
event-reshuffles = La pioche est vide : on mélange la défausse pour en refaire une{ $count ->
    [0] {""}
    [one] {" "}d’une carte
   *[other] {" "}de { $count } cartes
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
        [me] Ta main contenait { $hand_quoted }.
       *[other] Sa main contenait { $hand_quoted }.
    }
}{ $gifts_count ->
    [0] {""}
   *[other] {" "}Mélangés à la pioche : { $gifts_quoted }.
}
caption-eliminated = { $seat_is ->
    [me] Te voilà hors jeu !
   *[other] Voilà { $seat } hors jeu !
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
        [me] Ta main contenait { $hand_quoted }.
       *[other] Sa main contenait { $hand_quoted }.
    }
}{ $gifts_count ->
    [0] {""}
   *[other] {" "}Mélangés à la pioche : { $gifts_quoted }.
}
caption-leaves = { $seat_is ->
    [me] Tu quittes la table.
   *[other] { $seat } quitte la table.
}
event-wins = { $seat_is ->
    [me] Tu gagnes ! Personne pour partager le dessert.
   *[other] { $seat } gagne, sans personne avec qui partager le dessert.
}
event-stops = La fête est finie : la plus petite jauge gagne.

## L’histoire d’une partie

story-often-offers = { $who } a offert { $count } Maudits Cadeaux. Une âme généreuse, ne dit personne.
story-hard-offers = { $count } cadeaux ont visé { $who } : tout le monde l’aime, apparemment.
story-often-answers = { $who } a riposté { $count } fois : aucun coup de sonnette impuni.
story-often-steals = { $who } a pioché { $count } fois dans la main des autres, et appelle ça du rangement.
story-often-cures = { $who } a guéri { $count } fois. La pharmacie envoie une carte.
story-turn-turns_back = Tour { $round } : « { $answered } » est rentré chez { $target }, avec les compliments { DE($seat) }.
story-turn-eliminated = Tour { $round } : { $seat } a disparu sous les paquets, et la table s’est aérée.
story-turn-swaps_areas = Tour { $round } : { $seat } et { $target } ont échangé leurs jauges, et { $gap ->
    [0] pas un point n’a déménagé
    [one] un point a déménagé
   *[other] { $gap } points ont déménagé
}.
story-turn-sticks = Tour { $round } : « { $card } » a rendu « { $gift } » insupportable chez { $seat }.
story-turn-leaves = Tour { $round } : { $seat } a quitté la table, et les cadeaux sont restés.
story-comeback = { $gap ->
    [one] { $who } avait un point de retard, et l’emporte quand même.
   *[other] { $who } avait { $gap } points de retard, et l’emporte quand même.
}
story-close = { $who } et { $other } ont fini au coude à coude. Ça s’est joué à un cadeau près.
story-easy = { $gap ->
    [one] Il restait à { $who } un point de marge de plus qu’aux autres, et personne n’y touchera.
   *[other] Il restait à { $who } { $gap } points de marge de plus qu’aux autres, et personne n’y touchera.
}
story-won = { $who } rentre avec le moins de points : tout l’art est là.

## Les options

option-first = Qui commence
    .about = Choisis une place, ou laisse faire le hasard.
option-edition = Édition
    .about = Le livret que tu suis : ils diffèrent sur la pioche vide, les paires de Cadeaux Inutiles et le zodiaque.
option-deck = Paquet
    .about = Seul l’éditeur sait ce que contient la vraie boîte : voici notre remplaçante, plus ce que tu y ajoutes. Limite maison : 250 cartes.
option-strict_stalemate = Impasse stricte
    .about = Quand la pioche est vide, la partie continue tant que quelqu’un a une carte jouable.
option-fewest_cards = Départage aux cartes
    .about = À égalité de points, la plus petite main gagne.
option-turn_cap = Limite de tours
    .about = Après ce nombre de tours chacun, la partie s’arrête et la plus petite jauge gagne. 0 : pas de limite.
option-family = Soirée en famille
    .about = Les deux cartes au nom imprimé grossier en portent un plus gentil.
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

first-question = Qui est la personne la plus jeune ?

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
    .about = Quatre cartes qui répondent aux Ripostes : des chaînes à n’en plus finir.
deck-box-golden = Le cadeau doré
    .about = 666 points. Une seule carte, et aucun savoir-vivre.
deck-box-zodiac = Le zodiaque
    .about = Douze figurines. Chacun choisit son signe avant la partie, au vu de tous ; la figurine de ton signe reprend une carte dans la défausse.
deck-box-house = Les cartes maison
    .about = Un exemplaire de chaque carte de notre invention.
reason-deck_points = Personne ne pourrait être hors jeu : tous les cadeaux ensemble valent { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et il en faut { $least }.
reason-deck_many = Trop de cartes : { $count }. On s’arrête à { $most } : c’est une limite maison, aucun livret n’en fixe.

## Refus : une phrase courte pour chaque clause qui interdit quelque chose

refused-CG-R4 = Tu as joué tes cartes du tour, ou tu n’as pas celle-là.
refused-CG-R5 = Un Maudit Cadeau par tour, et le tien est offert.
refused-CG-R6 = Pas à toi-même ! C’est pour quelqu’un d’autre.
refused-CG-R8 = Cette personne est éliminée.
refused-CG-R12 = La partie est finie.
refused-CG-R13 = { $joins ->
    [1] Les Antidotes d’une même guérison se jouent dans l’ordre de ta main : commence par « { $first } ».
   *[other] Le compte n’y est pas : les Antidotes guérissent exactement leur valeur, ni plus ni moins.
}
refused-CG-R17 = { $came ->
    [1] C’est un Maudit Cadeau qui arrive, et cette carte
    [2] C’est une Fourberie qui arrive, et cette carte
    [4] C’est une Riposte qui arrive, et cette carte
   *[other] Pas maintenant : cette carte
} { $answered ->
    [0] ne répond à rien.
    [1] ne répond qu’aux Maudits Cadeaux.
    [2] ne répond qu’aux Fourberies.
    [3] répond aux Maudits Cadeaux et aux Fourberies.
    [4] ne répond qu’aux Ripostes.
    [5] répond aux Maudits Cadeaux et aux Ripostes.
    [6] répond aux Fourberies et aux Ripostes.
    [7] répond aux Maudits Cadeaux, aux Fourberies et aux Ripostes.
   *[other] ne répond qu’aux cartes que son texte nomme.
}
refused-CG-R20 = Un Cadeau Inutile ne fait rien tout seul. Il attend une carte qui en veut.
refused-CG-R21 = Trois Cadeaux Inutiles répondent à un Maudit Cadeau ou à une Fourberie contre toi.
refused-CG-D3 = Une paire demande deux Cadeaux Inutiles et deux cartes à jouer, là où les paires sont permises.
refused-CG-D5 = Ce n’est pas ton signe : pour toi, c’est du bric-à-brac.
refused-CG-D7 = Cette carte est pour le moment de ton élimination.
refused-CG-A3 = Choisis une carte que tu peux encore défausser ou donner.
refused-CG-A5 = { $lacks ->
    [1] Tu n’as pas assez d’autres cartes pour la jouer.
   *[other] Elle ne ferait rien maintenant : garde-la.
}
refused-CG-A9 = Finis d’abord ce qui est commencé : une chose après l’autre.
refused-CG-A12 = Elle va sur un cadeau de qui l’a jouée.
refused-CG-A17 = Une paire compte comme ton Maudit Cadeau, et tu en as offert un ce tour-ci.
refused-CG-A35 = Seulement dans ta propre jauge.
refused-CG-A38 = Elle se pose sur un cadeau dans la jauge de quelqu’un d’autre, s’il y en a un.
refused-CG-A44 = Il n’y a rien de tel dans la défausse.
refused-CG-A46 = La pioche est vide : il n’y a rien à piocher.

## Conseils : dits une fois, la première fois qu’une chose arrive

tip-table = Personne d’autre ne voit ta main. Ta jauge compte les cadeaux reçus : à dix points, c’est perdu.
tip-fact-rounds_left = Les tours sont comptés : après le dernier, la plus petite jauge gagne.
tip-step_turn = À toi : joue jusqu’à trois cartes, dont un seul Maudit Cadeau. En finissant, tu pioches une carte.
tip-offers-target = Un Maudit Cadeau pour toi : il pèse dans ta jauge, sauf si une Riposte l’arrête. Avec un « ! », rien ne l’arrête.
tip-aims-target = Une Fourberie contre toi ! Si rien ne l’arrête, elle fait ce que dit la carte.
tip-puts_on-target = Une Fourberie pour un de tes cadeaux : si rien ne l’arrête, il s’alourdit.
tip-step_window = Une carte te vise : une Riposte qui brille l’arrête ou la renvoie. Sinon, encaisse.
tip-step_discard = Ça te coûte une carte : choisis celle que tu jettes.
tip-step_give = Tu dois une carte à quelqu’un : choisis laquelle.
tip-step_last = Te voilà hors jeu. Tu peux encore jouer une dernière carte, ou choisir « Pas de derniers mots ».
tip-answers = Une carte vient de recevoir une Riposte, qui répond avant que cette carte fasse effet.
tip-turns_back = Retour à l’envoyeur : la carte vise maintenant qui l’a jouée.
tip-guards = Une Défense posée sur la table a pris le coup, et les deux cartes partent.
tip-lands-seat = Le voilà dans ta jauge. Des Antidotes le guérissent, si leur total tombe juste.
tip-steals-target = On t’a volé une carte, au hasard.
tip-swaps_hands-target = Vos mains sont échangées : ces cartes étaient à l’autre.
tip-swaps_areas-target = Vos jauges sont échangées, avec tout ce qu’il y a dedans.
tip-limits-seat = À ton prochain tour, tu joueras moins de cartes que d’habitude.
tip-eliminated-seat = Dix points : tu es hors jeu. Reste pour la suite, ça finit vite pour les autres aussi.
tip-eliminated = Dix points ou plus : c’est une élimination, et les cartes partent avec.
