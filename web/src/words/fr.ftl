# Ce que le client du navigateur dit de lui-même. Les mots d’un jeu sont dans son propre dossier.

and = et
hidden-card = une carte cachée
no-card = aucune carte
friendly-names = Pistache, Clémentine, Biscuit, Noisette, Massepain, Gingembre, Truffe, Cornichon, Mangue, Gaufre, Olive, Praline

tagline = Déballe un jeu, fais-le tourner.
about = Des jeux pour 2 à 8 personnes et des bots, dans une même pièce ou à distance. Sans compte.
about-names = Les noms des jeux sont à leurs éditeurs ; ils disent seulement quelles règles on joue. Les mots et les dessins sont les nôtres, ou sous licence libre.
seats-range = { $least } à { $most } joueurs
play-friends = Jouer entre amis
play-bots = Jouer contre des bots
join-title = On t’a envoyé un code ?
join-code = Code de la table
join = Rejoindre
no-such-table = Aucune table n’a le code { $code }. Vérifie les quatre lettres.
code-form = Le code a quatre lettres.
server-silent = Le serveur ne répond pas. Est-il lancé ?
try-again = Réessayer
loading = Un instant…

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
sit-down = Prendre place
watch-only = Seulement regarder

lobby-title = On met la table
invite = Invite tes amis
invite-about = Sur le même réseau, il suffit de scanner l’image ou d’ouvrir cette adresse.
copy = Copier
copied = Copié
qr-label = L’invitation en code QR
chairs = Qui joue
free-seat = Place libre
add-bot = Ajouter un bot
add-bot-at = Ajouter un bot à la place { $number }
which-bot = Quel bot à la place { $number }
remove = Retirer { $name }
you = toi
host = hôte
bot = bot
away = absent
bot-random = au hasard
bot-rules = malin
bot-search = réfléchi
seat-number = Place { $number }
seats-title = Places
fewer-seats = Une place de moins
more-seats = Une place de plus
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
hint_free_seats = Il reste une place libre : invite quelqu’un, ajoute un bot ou retire-la.
watching = Tu regardes la partie.

your-turn = À toi !
your-answer = À toi de répondre !
waiting-for = On attend { $names }
game-over = La partie est finie
reconnecting = Reconnexion…
what-can-i-do = Que puis-je faire ?
all-moves = Tous les coups
nothing-to-do = Rien à faire pour l’instant.
what-glows = Ce qui brille :
take-back = Reprendre
choose-one = Lequel ?
sure = C’est bien sûr ?
do-it = Oui, vas-y
not-yet = Non, attends
not-your-turn = Attends ton tour.
not-now = Pas possible pour l’instant
see-rule = Voir la règle
log-title = Ce qui s’est passé
log-empty = Rien encore.
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
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
rematch = Revanche
rematch-host = L’hôte peut lancer la revanche.
download-record = Télécharger la partie

fault-title = Ça n’a pas marché
fault = { $field } : attendu { $expected }
