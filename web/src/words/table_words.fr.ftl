# Ce que le client dit d’une table, d’une partie revue ou d’un paquet de cartes : chargé avec la première.

see-deck = Voir les cartes
mixed-deck = { $count ->
    [one] Paquet maison : une carte
   *[other] Paquet maison : { $count } cartes
}
host-name-about = C’est ainsi que tes amis te verront à table.
host-name-go = Préparer la table
lobby-title = On s’installe
invite = Invite tes amis
invite-about = Scanne le code, ou tape ces lettres sur { $address } :
copied = Copié
qr-label = L’invitation en code QR
enlarge = Agrandir le code
big-screen = Grand écran
share-link = Partager
join-us = Viens jouer !
join-us-about = Scanne le code avec ton téléphone, ou ouvre { $address } et tape
who-is-here = Autour de la table
chairs = Qui joue ?
free-seat = Place libre
add-bot = Ajouter un bot
fill-up = Compléter avec des bots
free-seat-about = { $name } aimerait bien jouer
nobody-yet = On attend quelqu’un
settings = Réglages
settings-about = { $name } est l’hôte et décide des réglages.
changed-count = { $count ->
    [one] un changement
   *[other] { $count } changements
}
as-usual = aucun changement
first-question = Qui commence ?
first-drawn = Tirer au sort
first-drawn-about = Le sort dira qui commence, au moment de distribuer.
first-named = { $name } commence.
first-named-me = C’est toi qui commences.
first-host = { $name } décide.
first-host-any = L’hôte décide.
add-bot-at = Ajouter un bot à la place { $number }
remove = Retirer { $name }
host = hôte
away = pas là
seats-title = Places
fewer-seats = Une place de moins
more-seats = Une place de plus
own-choices = Choix par joueur
options-title = Règles maison et options
options-none = Ce jeu n’a pas d’options.
house-rule = règle maison
default-value = par défaut : { $value }
drawn = tiré au sort
waiting-host = { $name } va lancer la partie…
waiting-any-host = L’hôte va lancer la partie…
hint_free_seats = Il reste de la place : attends quelqu’un, complète avec des bots ou enlève des places.
watching = Tu regardes la partie.
your-answer = À toi de choisir !
your-only-answer = À toi !
waiting-for-count = On attend { $count } joueurs
look-first = Regarde ce qui se passe
bots-wait-for-reader = Les bots t’attendent
what-can-i-do = Que puis-je faire ?
nothing-to-do = Rien à faire pour l’instant.
only-way = Un seul coup possible.
what-glows = { $pointer ->
    [mouse] Choisis
   *[finger] Touche
} ce qui brille ·
throw-away = jeter
take-back = Annuler
lift-again = Touche encore : { $move }
lift-why = Touche encore pour savoir pourquoi pas maintenant
keys = Touches
keys-cards = la carte à cette place dans ta main : une fois pour voir ce qu’elle fait, deux fois pour la jouer ; sans main, ce qui porte ce numéro
keys-pass = finir ton tour, ou laisser faire
keys-block = bloquer une attaque contre toi
keys-undo = annuler, tant que rien n’a été montré
keys-zoom = voir la carte de près, avec sa règle
keys-skip = abréger ce qui est montré
keys-help = ces touches
choose-one = Lequel ?
sure = Tu confirmes ?
do-it = Oui, vas-y
not-yet = Non, attends
not-your-turn = Attends ton tour.
not-now = Pas possible pour l’instant
see-rule = Voir la règle
skip = Abréger
to-cards = Aller à tes cartes
to-table = Aller à la table
feel = Mouvements et sons
speed = Vitesse des animations
speed-calm = calme
speed-lively = vive
speed-instant = immédiate
sounds = Sons
buzz = Vibrer quand c’est à moi
log-title = Ce qui s’est passé
log-empty = L’histoire commence ici.
log-fleeting = Rien n’est noté ici : à toi de t’en souvenir.
log-part = Tout ce qui précède sera visible en revoyant la partie.
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
empty = vide
empty-slot = place vide { $number }
next-slot = prochaine place, { $number }
out-of = { $value } sur { $top }
space-of = { $name } : { $value } sur { $top }
their-turn = doit jouer
why-not = { $card } : pourquoi pas maintenant ?
standings = Classement final
winner = Victoire { DE($name) } !
you-win = Tu as gagné !
broken-off = Partie interrompue
tie = Égalité en tête : { $names } !
place = { ORD($place) ->
    [one] 1ᵉʳ
   *[other] { $place }ᵉ
}
source-rulebook = D’après le livret
source-publisher = D’après l’éditeur
source-house = De notre invention
rematch = Revanche
rematch-host = L’hôte peut lancer la revanche.
download-record = Télécharger la partie
my-seat = Ma place
seat-code-about = Tape ce code à la même table, sur un autre téléphone ou ordinateur : tu y retrouves ta place et tes cartes. Ne le montre à personne.
log-out-others = Déconnecter mes autres appareils
log-out-others-about = Tu gardes ta place ici. Tes autres appareils la perdent, et le code de ta place change.
stand-up = Quitter la table
stand-up-lobby = Ta place se libère. Tu peux continuer à regarder.
stand-up-presents = Les cadeaux que tu as ajoutés repartent avec toi.
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
vote-too = Continuer sans { $name }
vote-not = Attendre { $name }
watching-count = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
swap = Échanger les places { $one } et { $other }
the-table = La table : joueurs, place, réglages
table-code = Table { $code }
asks-to-sit = { $name } aimerait s’asseoir.
asks-for-seat = { $name } demande la place { DE($other) }.
asks-for-offered = { $name } aimerait ta place. La lui laisser ?
asks-for-own-seat = En ton absence, { $name } a demandé ta place. Tu la lui laisses ?
asks-others = { $count ->
    [one] Une autre personne demande aussi.
   *[other] { $count } autres demandent aussi.
}
asks-like-banned = Même adresse qu’une personne exclue : c’est peut-être elle, ou quelqu’un qui partage sa connexion.
answer-yes = Oui
answer-no = Non
waits-for-yes = C’est demandé. On attend l’accord de l’hôte, ou de la personne à qui est la place si elle revient avant…
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
shown-out-about = L’hôte t’a fait quitter la table.
watches = regarde
watchers-see-table = Tu vois ce qui est posé face visible.
watchers-see-hands = Tu vois toutes les mains : les joueurs ne peuvent pas te lire.
watchers-see-nothing = Cette partie n’est pas montrée au public.
watchers-later = { $count ->
    [one] Tu vois tout une seconde plus tard.
   *[other] Tu vois tout { $count } secondes plus tard.
}
closed-title = Partie privée
closed-about = Cette table ne montre pas ses parties au public. Tu peux prendre une place, ou attendre ici la prochaine partie.
soon-title = La partie s’affiche bientôt
soon-about = { $count ->
    [0] Encore un instant.
    [one] Tu vois tout une seconde après.
   *[other] Tu vois tout { $count } secondes après.
}
awaited-until = { $seconds ->
    [one] { $name } n’est pas là, et ce choix est personnel. Dans { $seconds } seconde, l’hôte, ou tous les autres, pourra laisser un bot choisir.
   *[other] { $name } n’est pas là, et ce choix est personnel. Dans { $seconds } secondes, l’hôte, ou tous les autres, pourra laisser un bot choisir.
}
awaited-now = { $name } n’est pas là, et ce choix est personnel. L’hôte, ou tous les autres, peut laisser un bot choisir.
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
made-change = Changer
hasten-about = Si tout le monde est d’accord, accélérer sans attendre personne : tes paquets s’ouvrent aussi. { $wishing } sur { $people } pour l’instant
lets-pass = Tu laisses passer…
pause = Pause
go-on = Reprendre
paused = La table est en pause
paused-about = Chronos, bots et cartes attendent. N’importe quel joueur peut reprendre.
paused-watching = Chronos, bots et cartes attendent qu’un joueur reprenne.
time-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
time-up = Temps écoulé pour { $names }
own-time-up = Ton temps est écoulé : les autres peuvent continuer sans toi.
press-on = Continuer
manners = Réglages de la table
fixed-now = Ne peut pas changer en cours de partie.
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
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
manner-cover = Un bot prend le relais
    .about = Combien de temps après un départ ; la place reste réservée. Un choix personnel, comme un cadeau, attend.
manner-cover-0 = jamais
manner-move_on = Un choix personnel attend
    .about = Combien de temps la table attend le choix d’une personne partie. Ensuite, l’hôte, ou tous les autres, peut laisser un bot choisir.
manner-pace = Rythme des bots
    .about = Le temps qu’ils prennent pour jouer
manner-pace-calm = posé
manner-pace-lively = naturel
manner-pace-quick = rapide
manner-watchers = Le public voit
    .about = Ce que voient les personnes qui ont le lien
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
    .about = Les messages et les petites têtes qui traversent la table
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
talk = Discussion
talk-unread = { $count ->
    [one] Discussion : un nouveau message
   *[other] Discussion : { $count } nouveaux messages
}
talk-empty = Personne n’a encore rien dit.
talk-say = Dis quelque chose
talk-send = Envoyer
talk-aside = Seul le public peut lire ceci.
mute = Sourdine
mute-about = Pour toi seulement : personne ne le sait.
mute-all = Mettre tout le monde en sourdine
mute-one = Mettre { $name } en sourdine
all-muted = Tout le monde est en sourdine.
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
talk-knowing = Seuls ceux qui voient toutes les mains peuvent lire ceci.
bet-title = Qui va gagner ?
bet-about = Pari scellé jusqu’à la fin. Plus tôt tu paries, plus tu gagnes de gloire.
bet-made = Tu paries sur { $name }. C’est scellé : personne d’autre ne le sait.
bet-lost = { $name } n’est plus en course. Change d’avis tant qu’il est temps.
bet-change = Changer
bet-right = { $name } l’avait vu venir dès le tour { $round }
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
doubt-commitment = Ce mélange ne correspond pas à ce qui était scellé. Ton appareil n’y participe pas.
doubt-pledge = Le nombre de ton appareil a été échangé ou oublié dans ce mélange. Ton appareil n’y participe pas.
doubt-others = Le nombre d’une autre personne ne correspond pas à ce qui était montré avant la partie. Ton appareil ne participe pas à ce mélange.
doubt-again = Le mélange a recommencé alors que ton appareil avait déjà montré son nombre. Ton appareil n’y participe pas.
share-by-hand = À copier d’ici :
watch-again = Revoir
share-result = Partager
lesson-next = Continuer
lesson-again = Encore une fois
