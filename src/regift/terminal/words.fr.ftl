# Ce que le client du terminal dit de lui-même. Ce que le navigateur dit aussi est dit pareil ; un test les compare.

hidden-card = une carte cachée
rules = Règles
you = toi
host = hôte
bot = bot
away = absent
bot-random = au hasard
bot-rules = malin
bot-search = réfléchi
seat-number = Place { $number }
free-seat = Place libre
house-rule = règle maison
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
nothing-to-do = Rien à faire pour l’instant.
choose-one = Lequel ?
sure = C’est bien sûr ?
do-it = Oui, vas-y
not-yet = Non, attends
not-your-turn = Attends ton tour.
not-now = Pas possible pour l’instant
see-rule = Voir la règle
log-title = Ce qui s’est passé
log-empty = Rien encore.
empty = vide
middle = Milieu de la table
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
lobby-title = On met la table
chairs = Qui joue
invite = Invite tes amis

## Ce qui n’est qu’au terminal

too-small = Trop petit : { $columns } × { $rows }. Il faut à Regift au moins 80 × 24.
seats-count = Places
seats-value = { $count } (de { $least } à { $most })
covered-short = un bot remplace
paused = La table est en pause
seconds-short = { $count } s
rules-none = Ce jeu n’a pas de feuille de règles.

sign-laugh = 😂
sign-love = 💛
sign-wow = 😮
sign-cry = 😢
sign-grr = 😤
sign-clap = 👏
sign-think = 🤔
sign-hurry = ⏰

key-enter = Entrée
key-move = choisir
key-play = jouer
key-cards = cartes
key-change = changer
key-take-back = reprendre
key-rules = règles
key-language = English
key-help = aide
key-quit = quitter
key-hush = ne me demande rien
key-ask-me = demande-moi encore
key-start = lancer
key-rematch = revanche
key-sit = prendre place
key-close = fermer
key-press-on = continuer sans attendre
key-standings = classement

say-something = Dis quelque chose, puis Entrée
asks-title = { $name } demande la place { $number }.
asks-body = Qu’on entre ?
doubt-commitment = Le mélange n’est pas celui qui était fixé d’avance. Ton appareil n’y participe pas.
doubt-pledge = La part de ton appareil dans le mélange a été échangée ou oubliée. Il n’y participe pas.
leave-title = Quitter la table ?
leave-local = La partie ne sera pas gardée.
leave-remote = Ta place reste à toi : reviens avec la même commande.
help-title = Comment jouer dans un terminal
help-text =
    ↑ ↓ et Entrée : choisir un coup dans la liste
    1–9, 0 et les lettres : le coup qui porte cette touche ; cartes, places et joueurs montrent la même
    ← → : longer tes cartes ; Entrée joue celle où tu es, ou dit pourquoi elle ne se joue pas
    u : reprendre ce que personne n’a encore vu
    r : les règles, ouvertes à la dernière clause citée
    h : laisser passer toutes les questions jusqu’à ton tour
    c : parler à tout le monde
    Page préc., Page suiv. : ce qui s’est passé
    l : English
    q : quitter
help-marks = Cadre épais et touche : se joue. Cadre fin pointillé : pas maintenant. ▶ : à qui c’est. ▫ : la place qui se remplit ensuite.
