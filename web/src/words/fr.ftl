# Ce que le client du navigateur dit de lui-même. Les mots d’un jeu sont dans son propre dossier.

and = et
hidden-card = une carte cachée
no-card = aucune carte
friendly-names = Pistache, Clémentine, Biscuit, Noisette, Massepain, Gingembre, Truffe, Cornichon, Mangue, Gaufre, Olive, Praline

tagline = Déballe un jeu, fais-le tourner.
about = Des jeux d’ambiance de 2 à 8, entre amis ou avec des bots, dans la même pièce ou à distance. Sans compte, sans rien installer.
about-short = Des jeux d’ambiance, entre amis ou avec des bots. Sans compte, sans rien installer.
about-names = Les noms des jeux appartiennent à leurs éditeurs et disent seulement quelles règles on joue. Les textes et les dessins sont les nôtres, ou sous licence libre.
seats-range = { $least } à { $most } joueurs
play-friends = Jouer entre amis
play-on-device = Tous sur cet appareil
play-bots = Jouer contre des bots
bots-how-many = Combien de bots
bots-with = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
bots-length = Quelle durée
bots-usual = durée normale
bots-short = partie courte
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
first-time = Première fois ?
in-a-minute-of = { $name } : les règles en une minute
mix-deck = Composer un paquet
all-rules = Toutes les règles
game-alone = D’autres boîtes sont en cours d’emballage.
kind-bluff = bluff
kind-gifts = cadeaux
kind-guess = devinette
kind-memory = mémoire
kind-race = course
kind-take_that = coups bas
filter = Trouver un jeu
filter-players = Vous êtes combien ?
filter-minutes = Vous avez combien de temps ?
filter-kinds = Vous avez envie de quoi ?
filter-up-to = { $count } min max
filter-clear = Revoir tous les jeux
filter-none = Aucun jeu ne réunit tout ça. Et si tu retirais un filtre ?
filter-found = { $count ->
    [one] Un jeu convient
   *[other] { $count } jeux conviennent
}
my-tables = Tes tables
finished-games = Parties finies
my-table = { $game }, table { $code } : { $state }
table-clear = Retirer { $game }, table { $code }, de tes tables
clear-solo = À cette table, il ne reste que des bots. La partie s’arrête pour de bon.
clear-shared = Les autres peuvent continuer. Ce navigateur oublie ta place ; pour la retrouver, il faudra son code.
clear-do = Retirer
table-laid = On s’installe : { $taken } sur { $seats }
table-playing = En pleine partie

about-title = À propos de Regift
about-ours = Les règles écrites ici, le code et le graphisme sont les nôtres, sous licence MIT. Pour les images et les polices, merci à :

you-are = Tu es { $name }. Changer de nom ou d’image
person-title = Qui es-tu ?
your-name = Ton nom
your-picture = Ton image
save = Enregistrer
close = Fermer
labelled = { $label } : { $text }
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

arrive-title = Rejoins la table
arrive-about = La table { $code } t’attend.
already-there = { $count ->
    [one] { $names } t’y attend.
   *[other] { $names } t’y attendent.
}
sit-down = Prendre place
watch-only = Juste regarder

bot-kind = Comment joue { $name }
you = toi
bot = bot
bot-random = au hasard
bot-rules = malin
bot-search = réfléchi
seat-number = Place { $number }
yes = oui
no = non
start = Lancer la partie

your-turn = À toi !
waiting-for = On attend { $names }
game-over = La partie est finie
reconnecting = Reconnexion…
all-moves = Tous les coups
to-games = Aller aux jeux
middle = Milieu de la table
players = Joueurs

score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

seat-code = Code de ma place
have-seat-code = J’ai le code de ma place
have-seat-code-about = Tu joues déjà à cette table sur un autre appareil ? Le code y est affiché, sous « Ma place ».
take-my-seat = Reprendre ma place
asked-back = Les autres veulent continuer sans toi. Reviens vite !

covered = Un bot remplace { $name } en attendant.
was-covered = Un bot a joué pour { $name }.
was-covered-awaited = Un bot a joué pour { $name }, qu’on attend de nouveau.
covered-log = Un bot remplace maintenant { $name }.
back-log = { $name } est de retour.
hush = Ne me demande rien avant mon tour
hasten = Plus vite

bets = Les paris

story-title = La partie en trois lignes

lesson-try = Essaie : deux cadeaux pour voir
