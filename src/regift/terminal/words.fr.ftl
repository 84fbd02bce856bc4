# Ce que le client du terminal dit de lui-même. Ce que le navigateur dit aussi est dit pareil ; un test les compare.

hidden-card = une carte cachée
rules = Règles
you = toi
host = hôte
bot = bot
away = pas là
bot-random = au hasard
bot-rules = malin
bot-search = réfléchi
seat-number = Place { $number }
free-seat = Place libre
house-rule = règle maison
house-power = pouvoir maison
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
game-over = La partie est finie
reconnecting = Reconnexion…
nothing-to-do = Rien à faire pour l’instant.
choose-one = Lequel ?
sure = Tu confirmes ?
do-it = Oui, vas-y
not-yet = Non, attends
not-your-turn = Attends ton tour.
not-now = Pas possible pour l’instant
see-rule = Voir la règle
log-title = Ce qui s’est passé
log-empty = L’histoire commence ici.
empty = vide
middle = Milieu de la table
winner = Victoire { DE($name) } !
you-win = Tu as gagné !
broken-off = Partie interrompue
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
lobby-title = On s’installe
chairs = Qui joue ?
invite = Invite tes amis
players = Joueurs
pause = Pause
go-on = Reprendre
paused-about = Chronos, bots et cartes attendent. N’importe quel joueur peut reprendre.
paused-watching = Chronos, bots et cartes attendent qu’un joueur reprenne.
my-seat = Ma place
seat-code = Code de ma place
seat-code-about = Tape ce code à la même table, sur un autre téléphone ou ordinateur : tu y retrouves ta place et tes cartes. Ne le montre à personne.
log-out-others = Déconnecter mes autres appareils
log-out-others-about = Tu gardes ta place ici. Tes autres appareils la perdent, et le code de ta place change.
stand-up = Quitter la table
stand-up-lobby = Ta place se libère. Tu peux continuer à regarder.
stand-up-playing = Un bot prend ta place, pour de bon. Tu peux continuer à regarder.
show-out = Exclure
show-out-lobby = { $name } perd sa place pour de bon. Toute personne venant de la même adresse devra d’abord demander. Pour ne laisser entrer personne d’autre, ferme aussi la table. Tu peux aussi juste libérer la place.
show-out-playing = { $name } perd sa place pour de bon, et un bot y joue. Toute personne venant de la même adresse devra d’abord demander. Pour ne laisser entrer personne d’autre, ferme aussi la table.
only-free = Juste libérer la place
withdraw = Retirer de la partie
withdraw-about = Dès que tous les joueurs présents sont d’accord, deux au moins, { $name } a { $seconds } secondes pour revenir. Ensuite, { $name } sort de la partie pour de bon ; les règles disent ce que deviennent les cartes.
votes = { $count ->
    [one] { $names } veut continuer sans { $name }.
   *[other] { $names } veulent continuer sans { $name }.
}
votes-me = { $count ->
    [1] Tu veux continuer sans { $name }.
    [2] Toi et { $names } voulez continuer sans { $name }.
   *[other] Toi, { $names } voulez continuer sans { $name }.
}
votes-rest = Il faut l’accord de tous les joueurs présents, deux au moins.
votes-end = { $seconds ->
    [one] { $name } a encore { $seconds } seconde pour revenir.
   *[other] { $name } a encore { $seconds } secondes pour revenir.
}
vote-not = Attendre { $name }
swap = Échanger les places { $one } et { $other }
table-code = Table { $code }
waits-for-yes = C’est demandé. On attend l’accord de l’hôte, ou de la personne à qui est la place si elle revient avant…
take-free-seat = Prendre la place { $number }
take-bot-seat = Jouer à la place { DE($name) }
ask-for-seat = Demander la place { DE($name) }
one-hand-only = Tu as vu les cartes { DE($name) } dans cette partie : tu peux reprendre cette place, mais aucune autre.
manners = Réglages de la table
fixed-now = Ne peut pas changer en cours de partie.
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
reactions = Réactions
reaction-laugh = rit
reaction-love = adore
reaction-wow = n’en revient pas
reaction-cry = pleure
reaction-grr = râle
reaction-clap = applaudit
reaction-think = réfléchit
reaction-hurry = s’impatiente
bet-title = Qui va gagner ?
bet-none = pas de pari
bet-about = Pari scellé jusqu’à la fin. Plus tôt tu paries, plus tu gagnes de gloire.
bet-made = Tu paries sur { $name }. C’est scellé : personne d’autre ne le sait.
evening = { $count ->
    [one] La soirée après { $count } partie
   *[other] La soirée après { $count } parties
}
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-gone = déjà au lit
evening-foresaw = { $name } a vu venir { $winners ->
    [one] une victoire
   *[other] { $winners } victoires
}
evening-last = La dernière fois, soirée gagnée par { $names }.
next-game = Jouer à { $name }
next-game-about = Tout le monde garde sa place, les bots aussi. Le code reste le même.
evening-delete = Effacer cette soirée
evening-delete-about = Toutes les parties, tous les points et tous les noms de cette soirée sont effacés, pour tout le monde, ici et à ses autres tables dont tu es l’hôte. La partie posée sur la table reste. Personne ne pourra faire revenir la soirée.
hand-on = Laisser ma place
hand-on-not = Garder ma place
hand-on-about = Quelqu’un qui regarde prend le relais : cette personne voit ta main et la joue jusqu’au bout.
hand-on-offered = Ceux qui regardent ou arrivent avec le code peuvent maintenant demander ta place. Tu dis oui à une seule personne ; si tu es déjà au lit, c’est l’hôte qui décide.
present-add = Ajouter un cadeau à toi
present-count = { $count } sur 2
present-about = Quelque chose que tes amis adoreraient, ou redouteraient. Il sortira en premier.
present-name = C’est quoi ?
present-price = son prix
present-remove = Retirer « { $name } »
present-remove-about = Tu pourras en ajouter un autre.
fault-server = Le serveur ne répond pas. Réessaie dans un instant.
next-game-wish = J’aimerais jouer à { $name } ensuite
next-game-not = Finalement, pas { $name }
next-game-wish-about = L’hôte le voit et choisit.
next-game-wished = Souhaité par { $names }.
bets = Les paris
bet-right = { $name } l’avait vu venir dès le tour { $round }
bet-right-at-once = { $name } l’avait vu venir dès le premier tour
bet-wrong = { $name } aurait juré que ce serait { $other }
bet-points = { $count ->
    [one] { $count } point de gloire
   *[other] { $count } points de gloire
}
next-table = Table suivante
next-table-join = Rejoindre la table suivante
next-table-about = Ici, la partie continue sans toi ; tu gardes ta place, pour regarder.
bench-sees-table = La partie continue sans toi. x : parier, ou filer à la table suivante
bench-sees-hands = Tu vois toutes les mains ; seuls ceux qui les voient te lisent. x : parier, filer
gone-on = à la table suivante
manner-clock = Chrono
    .about = Le temps pour prendre chaque décision et, après ta première réaction de la partie, pour chaque réaction. Si la première prend trois fois ce temps, l’hôte, ou tous les autres, peuvent continuer. Sans chrono, rien n’est limité.
manner-clock-off = aucun
manner-clock-relaxed = tranquille : 90 s
manner-clock-brisk = rapide : 30 s
manner-time_up = Quand le temps est écoulé
    .about = Ce qui se passe quand une décision dépasse le temps du chrono
manner-time_up-soft = les autres peuvent continuer
manner-time_up-hard = la partie continue toute seule
manner-slack = Temps supplémentaire
    .about = Un chrono plus lent pour les décisions et les réactions, pour les personnes qui en ont besoin
manner-slack-1 = aucun
manner-slack-3 = trois fois plus
manner-window = Attente minimale avant qu’une réponse s’affiche
    .about = Aucune réponse à une carte ne s’affiche plus tôt : sa rapidité ne trahit rien. Personne n’est pressé pour autant.
manner-pace = Rythme des bots
    .about = Le temps qu’ils prennent pour jouer
manner-pace-calm = posé
manner-pace-lively = naturel
manner-pace-quick = rapide
manner-cover = Un bot prend le relais
    .about = Combien de temps après un départ ; la place reste réservée. Un choix personnel, comme un cadeau, attend.
manner-cover-0 = jamais
manner-move_on = Un choix personnel attend
    .about = Combien de temps la table attend le choix d’une personne partie. Ensuite, l’hôte, ou tous les autres, peut laisser un bot choisir.
manner-watchers = Le public voit
manner-watchers-table = ce qui est face visible
manner-watchers-hands = toutes les mains
manner-watchers-nothing = rien
manner-out_sees = Les éliminés voient
    .about = S’ils voient toutes les mains, ils ne parlent plus qu’entre eux et ne reviennent pas dans cette partie
manner-out_sees-table = ce qu’ils voyaient
manner-out_sees-hands = toutes les mains
manner-delay = Décalage pour le public
    .about = Pour que personne ne souffle
manner-delay-0 = aucun
manner-chat = Discussion et réactions
manner-adders = Vos propres cadeaux
    .about = Les personnes qui peuvent en ajouter
manner-adders-two = l’hôte, et deux par personne
manner-adders-host = l’hôte
manner-adders-seated = tout le monde à table
manner-photos = Photos des invités
    .about = Coupées dès que la table est dans la liste
manner-listed = Ouverte à tous sur ce serveur
    .about = À l’accueil, tant qu’il y a de la place
manner-listed-no = non
manner-listed-en = oui, en anglais
manner-listed-fr = oui, en français
manner-lock = Table fermée
    .about = Pour entrer, il faut l’accord de l’hôte

## Ce qui n’est qu’au terminal

open-tables-none = Aucune table n’attend de joueurs ici.
open-table-line = { $game } avec { $host }, { $free ->
    [1] une place libre
   *[other] { $free } places libres
}, { $spoken ->
    [fr] en français
   *[en] en anglais
}

too-small = Trop petit : { $columns } × { $rows }. Il faut à Regift au moins 80 × 24.
seats-count = Places
mixed-deck = { $count ->
    [one] Paquet maison : une carte
   *[other] Paquet maison : { $count } cartes
}
seats-value = { $count } (de { $least } à { $most })
covered-short = un bot remplace
covered-log = Un bot remplace maintenant { $name }.
back-log = { $name } est de retour.
awaited-until = { $seconds ->
    [one] { $name } n’est pas là, et ce choix est personnel. Dans { $seconds } seconde, l’hôte, ou tous les autres, pourra laisser un bot choisir.
   *[other] { $name } n’est pas là, et ce choix est personnel. Dans { $seconds } secondes, l’hôte, ou tous les autres, pourra laisser un bot choisir.
}
awaited-now = { $name } n’est pas là, et ce choix est personnel. L’hôte, ou tous les autres, peut laisser un bot choisir.
awaited-short = pas là : la table attend
move-on = Laisser un bot choisir
move-on-not = Attendre encore
move-on-voters = Déjà pour : { $names }
made-moves-bot = { $count ->
    [one] Pendant ton absence, un bot a joué un coup pour toi.
   *[other] Pendant ton absence, un bot a joué { $count } coups pour toi.
}
made-moves-clock = { $count ->
    [one] Ton temps était écoulé : un coup a été joué pour toi.
   *[other] Ton temps était écoulé : { $count } coups ont été joués pour toi.
}
made-choices-bot = Pendant ton absence, un bot a choisi pour toi :
made-choices-clock = Ton temps était écoulé : voici ce qui a été choisi pour toi.
made-open = Personne ne l’a encore vu. Tu peux encore changer.
paused = La table est en pause
seconds-short = { $count } s
rules-minute = Les règles en une minute
rules-none = Ce jeu n’a pas de feuille de règles.

sign-laugh = 😂
sign-love = 💛
sign-wow = 😮
sign-cry = 😢
sign-grr = 😤
sign-clap = 👏
sign-think = 🤔
sign-hurry = ⏰

find-name = Tape un nom
find-nothing = Rien ne s’appelle comme ça.

key-enter = Entrée
key-yes = o
key-escape = Échap
key-space = Espace
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
key-hasten = plus vite
key-no-haste = moins vite
key-start = lancer
key-rematch = revanche
key-sit = prendre place
key-close = fermer
key-press-on = continuer sans attendre
key-find = taper un nom
key-commands = commandes
key-standings = classement
key-table = table
key-do = valider
key-react = réagir
key-skip = jusqu’à ton tour
key-pace = rythme : { $pace }

say-something = Dis quelque chose, puis Entrée
asks-title = { $name } demande la place { $number }.
asks-body = On laisse entrer ?
asks-own-body = En ton absence. Tu la laisses ?
asks-offered-body = Tu l’as proposée. Tu la laisses ?
asks-like-banned = Même adresse qu’une personne exclue : c’est peut-être elle, ou quelqu’un qui partage sa connexion.
doubt-commitment = Ce mélange ne correspond pas à ce qui était scellé. Ton appareil n’y participe pas.
doubt-pledge = Le nombre de ton appareil a été échangé ou oublié dans ce mélange. Ton appareil n’y participe pas.
leave-title = Quitter la table ?
leave-local = La partie ne sera pas gardée.
record-kept = La partie est gardée : { $path }
record-ways = « regift replay FICHIER » la montre, « regift verify FICHIER » en contrôle chaque ligne.
record-lost = La partie n’a pas pu être gardée : { $why }
leave-remote = Ta place reste à toi : reviens avec la même commande.
help-title = Comment jouer dans un terminal
help-text =
    ↑ ↓ et Entrée : choisir un coup dans la liste
    1–9, 0 et les lettres : le coup qui porte cette touche ; cartes, places et joueurs montrent la même
    / : taper un nom dans une longue liste ; Échap : reprendre les touches
    ← → : parcourir tes cartes ; Entrée joue celle où tu es, ou dit pourquoi elle ne se joue pas
    u : reprendre ce que personne n’a encore vu
    r : les règles, ouvertes à la dernière clause citée
    h : laisser passer toutes les questions jusqu’à ton tour ; w : plus vite, dès que tout le monde le veut
    x : la table : réactions, pause, code de ta place, joueurs, réglages
    c : parler à tout le monde
    Espace : les bots jouent d’une traite jusqu’à toi ; b : leur rythme (à la maison)
    t : prendre place, si tu regardes ; p : continuer sans ceux qui n’ont plus de temps
    s, n : à la fin, le classement et la revanche
    Page préc., Page suiv. : ce qui s’est passé
    l : English
    q : quitter
help-marks = Cadre épais et touche : se joue. Cadre fin pointillé : pas maintenant. ▶ : à qui c’est. ▫ : la place qui se remplit ensuite.

# À plusieurs devant un clavier.

hand-over-keyboard = Passe le clavier à { $name }
hand-over-about = Les autres ne regardent pas.
hand-over-open = Tout le monde peut regarder.
hand-over-take = C’est moi, { $name }
hand-over-next = C’est le tour { DE($name) }. Regarde aussi longtemps que tu veux ; Entrée mène à l’écran qui cache tes cartes.
