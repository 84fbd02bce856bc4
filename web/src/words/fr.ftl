# Ce que le client du navigateur dit de lui-même. Les mots d’un jeu sont dans son propre dossier.

and = et
hidden-card = une carte cachée
no-card = aucune carte
friendly-names = Pistache, Clémentine, Biscuit, Noisette, Massepain, Gingembre, Truffe, Cornichon, Mangue, Gaufre, Olive, Praline

tagline = Déballe un jeu, fais-le tourner.
about = Des jeux de fête pour 2 à 8 personnes et des bots, dans une même pièce ou à distance. Sans compte, sans rien installer.
about-names = Les noms des jeux appartiennent à leurs éditeurs ; ils disent seulement quelles règles on joue. Les mots et les dessins sont les nôtres, ou sous licence libre.
seats-range = { $least } à { $most } joueurs
play-friends = Jouer entre amis
play-bots = Jouer contre des bots
join-title = Tu as un code ?
join-code = Code de la table
join = Rejoindre
no-such-table = Aucune table n’a le code { $code }. Vérifie les quatre lettres.
code-form = Le code a quatre lettres.
server-silent = Le serveur ne répond pas. Est-il lancé ?
try-again = Réessayer
loading = Un instant…
shelf = Les jeux
minutes-about = { $count } min environ
in-a-minute = Les règles en une minute
in-a-minute-of = { $name } : les règles en une minute
mix-deck = Composer un paquet
see-deck = Voir les cartes
mixed-deck = { $count ->
    [one] Mélange maison : une carte
   *[other] Mélange maison : { $count } cartes
}
all-rules = Toutes les règles
game-alone = D’autres boîtes sont à l’emballage.
kind-bluff = bluff
kind-gifts = cadeaux
kind-guess = deviner
kind-memory = mémoire
kind-race = course
kind-take_that = coups bas
filter = Choisir une boîte
filter-players = Vous êtes combien ?
filter-minutes = Combien de temps ?
filter-kinds = Envie de quoi ?
filter-up-to = { $count } min max
filter-clear = Revoir toutes les boîtes
filter-none = Aucune boîte ne réunit tout ça. Et si tu lâchais un souhait ?
filter-found = { $count ->
    [one] Une boîte convient
   *[other] { $count } boîtes conviennent
}
my-tables = Tes tables
my-table = { $game }, table { $code } : { $state }
table-laid = On s’installe : { $taken } sur { $seats }
table-playing = En pleine partie

about-title = À propos de Regift
about-ours = Les mots des règles, le code et le graphisme sont les nôtres, sous licence MIT. Les images et les polices nous sont prêtées par de bonnes âmes :

you-are = Tu es { $name }. Changer de nom ou d’image
person-title = Qui es-tu ?
your-name = Ton nom
your-picture = Ton image
save = Enregistrer
close = Fermer
language = Langue
to-dark = Couleurs sombres
to-light = Couleurs claires
home = Retour à l’accueil
rules = Règles

avatar-fox = Renard
avatar-cat-face = Chat
avatar-owl = Hibou
avatar-frog = Grenouille
avatar-panda = Panda
avatar-octopus = Poulpe
avatar-penguin = Manchot
avatar-hedgehog = Hérisson
avatar-unicorn = Licorne
avatar-koala = Koala
avatar-sloth = Paresseux
avatar-turtle = Tortue

arrive-title = Viens à table
arrive-about = La table { $code } t’attend.
already-there = { $count ->
    [one] { $names } t’y attend.
   *[other] { $names } t’y attendent.
}
sit-down = Prendre place
watch-only = Seulement regarder

lobby-title = On met la table
invite = Invite tes amis
invite-about = Scanne le code, ou tape ces lettres sur { $address } :
copied = Copié
qr-label = L’invitation en code QR
enlarge = En plein écran
share-link = Partager
join-us = Viens jouer !
join-us-about = Scanne le code avec ton téléphone, ou ouvre { $address } et tape
who-is-here = Autour de la table
chairs = Qui joue
free-seat = Place libre
add-bot = Inviter un bot
fill-up = Ajouter des bots
bot-kind = Comment joue { $name }
free-seat-about = { $name } jouerait volontiers
nobody-yet = On attend quelqu’un
settings = Réglages
settings-about = C’est { $name } qui reçoit, et qui décide de ce qui change ici. Demande gentiment.
changed-count = { $count ->
    [one] un changement
   *[other] { $count } changements
}
as-usual = comme d’habitude
first-question = Qui commence ?
first-drawn = Tirer au sort
first-drawn-about = Le hasard en décidera au moment de distribuer.
first-named = { $name } commence.
first-named-me = C’est toi qui commences.
first-host = C’est { $name } qui répond.
first-host-any = C’est l’hôte qui répond.
add-bot-at = Ajouter un bot à la place { $number }
remove = Retirer { $name }
you = toi
host = hôte
bot = bot
away = pas là
bot-random = au hasard
bot-rules = malin
bot-search = réfléchi
seat-number = Place { $number }
seats-title = Places
fewer-seats = Une place de moins
more-seats = Une place de plus
own-choices = À chacun le sien
options-title = Règles maison et options
options-none = Ce jeu n’a pas d’options.
house-rule = règle maison
default-value = d’habitude : { $value }
yes = oui
no = non
drawn = tiré au sort
start = Lancer la partie
waiting-host = { $name } va lancer la partie…
waiting-any-host = L’hôte va lancer la partie…
hint_free_seats = Il reste de la place : attends quelqu’un, complète avec des bots ou enlève des places.
watching = Tu regardes la partie.

your-turn = À toi !
your-answer = À toi de choisir !
waiting-for = On attend { $names }
waiting-for-count = On attend { $count } joueurs
game-over = La partie est finie
reconnecting = Reconnexion…
what-can-i-do = Que puis-je faire ?
all-moves = Tous les coups
nothing-to-do = Rien à faire pour l’instant.
only-way = Un seul coup possible.
what-glows = Touche ce qui brille :
take-back = Annuler
choose-one = Lequel ?
sure = Tu confirmes ?
do-it = Oui, vas-y
not-yet = Non, attends
not-your-turn = Attends ton tour.
not-now = Pas possible pour l’instant
see-rule = Voir la règle
skip = Passer
feel = Mouvements et sons
speed = À quelle allure tu vois ce qui se passe
speed-calm = calme
speed-lively = vive
speed-instant = d’un coup
sounds = Sons
buzz = Vibrer quand c’est à moi
log-title = Ce qui s’est passé
log-empty = La suite se raconte ici.
log-part = Tout ce qui précède se verra en revoyant la partie.
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
empty = vide
empty-slot = place vide { $number }
next-slot = prochaine place, { $number }
middle = Milieu de la table
players = Joueurs
out-of = { $value } sur { $top }
space-of = { $name } : { $value } sur { $top }
their-turn = doit jouer
why-not = { $card } : pourquoi pas maintenant ?

standings = Classement final
winner = Victoire { DE($name) } !
you-win = Tu as gagné !
tie = Égalité en tête : { $names } !
place = { ORD($place) ->
    [one] 1ᵉʳ
   *[other] { $place }ᵉ
}
source-rulebook = C’est le livret qui le dit
source-publisher = C’est l’éditeur qui le dit
source-house = Pouvoir de notre invention
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
rematch = Revanche
rematch-host = L’hôte peut lancer la revanche.
download-record = Télécharger la partie

my-seat = Ma place
seat-code = Code de ma place
seat-code-about = Tape ce code à la même table, sur un autre téléphone ou ordinateur : tu y retrouves ta place et tes cartes. Ne le montre à personne.
have-seat-code = J’ai le code de ma place
have-seat-code-about = Tu joues déjà à cette table sur un autre appareil ? Le code y est affiché, sous « Ma place ».
take-my-seat = Reprendre ma place
log-out-others = Déconnecter mes autres appareils
log-out-others-about = Ici, la place reste la tienne. Tout autre téléphone ou ordinateur qui l’a la perd, et le code de ta place change.
stand-up = Quitter la table
stand-up-lobby = Ta place se libère. Tu peux continuer à regarder.
stand-up-playing = Un bot joue à ta place, pour de bon. Tu peux continuer à regarder.
show-out = Exclure
show-out-lobby = { $name } perd sa place pour de bon. Toute personne qui revient de la même adresse doit d’abord demander. Ferme aussi la table si plus personne ne doit entrer. Tu peux aussi seulement libérer la place.
show-out-playing = { $name } perd sa place pour de bon, et un bot y joue. Toute personne qui revient de la même adresse doit d’abord demander. Ferme aussi la table si plus personne ne doit entrer.
only-free = Seulement libérer la place
withdraw = Retirer de la partie
withdraw-about = Dès que tous les joueurs présents le veulent, deux au moins, on rappelle { $name }, qui peut encore revenir pendant { $seconds } secondes. Ensuite, { $name } sort de la partie pour de bon ; les règles disent ce que deviennent les cartes.
votes = { $count ->
    [one] { $names } veut continuer sans { $name }.
   *[other] { $names } veulent continuer sans { $name }.
}
votes-me = { $count ->
    [1] Tu veux continuer sans { $name }.
    [2] Toi et { $names } voulez continuer sans { $name }.
   *[other] Toi, { $names } voulez continuer sans { $name }.
}
votes-rest = Il faut que tous les présents le veuillent, deux joueurs au moins.
votes-end = { $seconds ->
    [one] { $name } peut encore revenir pendant { $seconds } seconde.
   *[other] { $name } peut encore revenir pendant { $seconds } secondes.
}
vote-too = Continuer sans { $name }
vote-not = Attendre { $name }
asked-back = On veut continuer sans toi. Reviens vite !
watching-count = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
swap = Échanger les places { $one } et { $other }
the-table = La table : les gens, ma place, les réglages
table-code = Table { $code }

asks-to-sit = { $name } aimerait s’asseoir.
asks-for-seat = { $name } demande la place { DE($other) }.
asks-for-own-seat = En ton absence, { $name } a demandé ta place. La lui laisses-tu ?
asks-like-banned = Vient de l’adresse de quelqu’un qui a été exclu : peut-être la même personne, peut-être quelqu’un qui partage sa connexion.
answer-yes = Oui
answer-no = Non
waits-for-yes = C’est demandé. On attend le oui de l’hôte, ou de qui a cette place, en cas de retour avant…
one-hand-only = Tu as vu les cartes { DE($name) } dans cette partie : tu peux reprendre cette place, mais aucune autre.
take-free-seat = Prendre la place { $number }
take-bot-seat = Jouer à la place { DE($name) }
ask-for-seat = Demander la place { DE($name) }
take-a-seat = Prendre une place
new-host = { $name } devient l’hôte de la table.
you-are-host = Tu es maintenant l’hôte de la table.
new-stand-in = { $name } remplace l’hôte jusqu’au retour { DE($host) }.
you-stand-in = Tu remplaces l’hôte jusqu’au retour { DE($host) }. Les personnes que tu exclus pourront alors revenir.
stands-in = hôte jusqu’au retour { DE($host) }
shown-out = Tu n’es plus à cette table
shown-out-about = L’hôte t’a exclu de la table.

watches = regarde
watchers-see-table = Tu vois ce qui est posé face visible.
watchers-see-hands = Tu vois toutes les mains ; les joueurs ne peuvent pas te lire.
watchers-see-nothing = On ne voit rien de cette partie.
watchers-later = { $count ->
    [one] Tout te parvient une seconde plus tard.
   *[other] Tout te parvient { $count } secondes plus tard.
}
closed-title = Ils jouent entre eux
closed-about = À cette table, on ne montre pas la partie à ceux qui regardent. Tu peux prendre une place, ou attendre ici la prochaine partie.
soon-title = La partie va apparaître
soon-about = { $count ->
    [one] Tu vois tout une seconde après.
   *[other] Tu vois tout { $count } secondes après.
}

covered = Un bot joue pour { $name } en attendant.
hush = Ne me demande rien avant mon tour
hasten = Plus vite
hasten-about = Plus vite, dès que tout le monde le veut : { $wishing } sur { $people } pour l’instant
lets-pass = Tu laisses passer…
pause = Pause
go-on = Reprendre
paused = La table est en pause
paused-about = Horloges, bots et cartes attendent. N’importe quel joueur peut reprendre.
paused-watching = Horloges, bots et cartes attendent qu’un joueur reprenne.
time-left = { $count ->
    [one] encore une seconde
   *[other] encore { $count } secondes
}
time-up = Temps écoulé pour { $names }
own-time-up = Ton temps est écoulé : les autres peuvent continuer sans toi.
press-on = Continuer

manners = La vie de la table
fixed-now = Ne change pas en cours de partie.
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
manner-clock = Horloge
    .about = Le temps qu’on peut prendre pour décider
manner-clock-off = aucune
manner-clock-relaxed = tranquille : 90 s
manner-clock-brisk = vive : 30 s
manner-time_up = Quand le temps est écoulé
    .about = Ce qui arrive à qui prend plus de temps
manner-time_up-soft = les autres peuvent continuer
manner-time_up-hard = le jeu continue tout seul
manner-slack = Du temps pour tous
    .about = Pour qui a besoin de plus de temps pour lire ou bouger
manner-slack-1 = comme d’habitude
manner-slack-3 = trois fois plus
manner-window = Temps pour réagir
    .about = Aucune réponse à une carte ne compte plus tôt : personne ne devine une main à sa vitesse
manner-cover = Un bot dépanne
    .about = Combien de temps après un départ ; la place reste gardée
manner-cover-0 = jamais
manner-pace = Rythme des bots
    .about = Le temps qu’ils mettent à ce qui se voit
manner-pace-calm = posé
manner-pace-lively = naturel
manner-pace-quick = rapide
manner-watchers = Le public voit
    .about = Ce que la table montre à qui ouvre le lien sans jouer
manner-watchers-table = ce qui est visible
manner-watchers-hands = toutes les mains
manner-watchers-nothing = rien
manner-out_sees = Les éliminés voient
    .about = Qui voit toutes les mains ne parle plus qu’à ses semblables, et ne revient pas dans cette partie
manner-out_sees-table = ce qu’ils voyaient
manner-out_sees-hands = toutes les mains
manner-delay = Le public voit plus tard
    .about = Pour que personne ne souffle
manner-delay-0 = tout de suite
manner-chat = Discussion et réactions
    .about = Pour se parler, ou lancer une petite tête par-dessus la table
manner-adders = Vos propres cadeaux
    .about = Qui a le droit d’en ajouter
manner-adders-host = l’hôte
manner-adders-seated = toutes les personnes assises
manner-lock = Table fermée
    .about = Pour entrer, il faut le oui de l’hôte

talk = Discussion
talk-unread = { $count ->
    [one] Discussion : un nouveau message
   *[other] Discussion : { $count } nouveaux messages
}
talk-empty = Personne n’a encore rien dit.
talk-say = Dis quelque chose
talk-send = Envoyer
talk-aside = Seuls ceux qui regardent lisent ceci.
mute = Sourdine
mute-about = Pour toi seulement : personne ne le sait.
mute-all = N’entendre personne
mute-one = Ne plus entendre { $name }
all-muted = Tu n’entends personne.
reactions = Réactions
reaction-laugh = rit
reaction-love = adore
reaction-wow = n’en revient pas
reaction-cry = pleure
reaction-grr = râle
reaction-clap = applaudit
reaction-think = réfléchit
reaction-hurry = s’impatiente

bench = Sur le banc
you-are-out = La partie continue sans toi.
out-sees-table = Regarde la suite, parie, ou file à la table suivante.
out-sees-hands = Tu vois toutes les mains : seuls ceux qui les voient aussi peuvent te lire.
talk-knowing = Seuls ceux qui voient toutes les mains lisent ceci.
bet-title = Qui va gagner ?
bet-about = Pari scellé jusqu’à la fin. Plus tôt tu paries, plus tu gagnes de gloire.
bet-made = Tu paries sur { $name }. C’est scellé : personne d’autre ne le sait.
bet-lost = { $name } n’est plus en course. Change d’avis tant qu’il est temps.
bet-change = Changer
bets = Les paris
bet-right = { $name } l’avait vu venir dès le tour { $turn }
bet-right-at-once = { $name } l’avait vu venir dès le premier tour
bet-wrong = { $name } aurait juré que ce serait { $other }
bet-points = { $count ->
    [one] { $count } point de gloire
   *[other] { $count } points de gloire
}
next-table = Table suivante
next-table-join = Rejoindre la table suivante
next-table-follow = Rejoindre { $names } à la table suivante
gone-on = à la table suivante

doubt-commitment = Le mélange n’est pas celui qui était fixé d’avance. Ton appareil n’y participe pas.
doubt-pledge = La part de ton appareil dans le mélange a été échangée ou oubliée. Il n’y participe pas.
doubt-others = Ce qu’une autre personne apporte au mélange n’est pas ce qui était montré avant la partie. Ton appareil n’y participe pas.
doubt-again = Le mélange a été recommencé alors que ton appareil avait déjà montré son nombre. Il n’y participe pas.

share-by-hand = À copier d’ici :
watch-again = Revoir
share-result = Partager
story-title = La partie en trois lignes

lesson-try = Essaie : deux cadeaux pour voir
lesson-next = Continue
lesson-again = Encore une fois
