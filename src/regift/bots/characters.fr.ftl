# Les personnages des bots : un nom, le même dans toutes les langues, et un mot sur le tempérament.

character-1 = Mémé Thode
    .about = Fait tout dans l’ordre, même rêver.
character-2 = Albie Ross
    .about = Plane longtemps, puis pique d’un coup.
character-3 = Papi Yon
    .about = Volette d’un plan à l’autre, sans regret.
character-4 = Cadeaubert
    .about = Généreux, mais compte tous ses rubans.
character-5 = Rubanelle
    .about = Met un joli nœud à chaque ruse.
character-6 = Purl
    .about = Tricote ses ruses, maille après maille.
character-7 = Percy Parcel
    .about = Arrive tard, mais toujours avec le sourire.
character-8 = Gullian
    .about = Chipe une frite, sourit, puis revient.

## Leur façon de jouer, au choix

bot-dreamy = rêveur
    .about = A la bonne carte en main, et regarde passer les nuages.
bot-learned = entraîné
    .about = Attend, puis échange sa rangée contre la tienne. Bat le malin neuf fois sur dix.
bot-vengeful = rancunier
    .about = Pardonne tout, sauf ce que tu viens de lui faire.
bot-careful = prudent
    .about = Lit la notice du papier cadeau avant de déballer.
bot-chaotic = imprévisible
    .about = Avait un plan. L’a emballé par erreur.
bot-playful = espiègle
    .about = Aime mieux jouer ses cartes que les garder au chaud.

## Leur mémoire, dans les jeux où elle compte

bot-sieve = passoire
    .about = Retient tout, pendant presque une minute.
bot-granny = mamie
    .about = Égare ses lunettes, jamais qui lui a offert quoi.
bot-student = étudiant
    .about = A bachoté tous ses cadeaux. Il en reste presque tout.
bot-elephant = éléphant
    .about = N’oublie rien. Fait semblant, quand ça l’arrange.

## Leur connaissance des gens, dans les jeux de cadeaux

bot-stranger = inconnu
    .about = Offre à chacun ce qui plaît à tous. C’est l’intention qui compte.
bot-friend = ami
    .about = Guette ta tête à chaque paquet, et prend des notes.
bot-soulmate = âme sœur
    .about = Un regard sur tes envies, et tu n’as plus de secrets.
