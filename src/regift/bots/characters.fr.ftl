# Les personnages des robots : un nom, et un mot sur le tempérament.

character-1 = Mémé Thode
    .about = Fait tout dans l’ordre, même rêver.
character-2 = Goélanne
    .about = Plane longtemps, puis pique d’un coup.
character-3 = Papi Yon
    .about = Volette d’un plan à l’autre, sans regret.
character-4 = Cadeaubert
    .about = Généreux, mais compte tous ses rubans.
character-5 = Rubanelle
    .about = Met un joli nœud à chaque ruse.
character-6 = Mamie Taine
    .about = Tricote ses ruses, maille après maille.
character-7 = Colissandre
    .about = Arrive tard, mais toujours avec le sourire.
character-8 = Plumette
    .about = Chipe une frite, sourit, puis revient.
