# L’histoire d’une partie en trois lignes, pour les jeux qui n’ont pas leurs propres mots (voir regift.kit.story).

story-led = { $who } a mené presque tout du long. Ça ne rapporte rien, mais ça se raconte.
story-lead-changed = La première place a changé de mains { $count } fois : personne n’a eu le temps de s’endormir.
story-lead-kept = Devant un jour, devant toujours : la première place n’a jamais changé de mains.
story-length = { $count ->
    [one] Un rebondissement, prévu depuis le début, paraît-il.
   *[other] { $count } rebondissements, tous prévus, paraît-il.
}
story-tie = { $count } ex æquo : on partage la victoire, et le droit de s’en vanter.
story-stopped = Partie interrompue, sans personne seul en tête : ni victoire, ni défaite.
story-stopped-led = Partie interrompue, avec { $who } en tête. On reprend un autre soir ?
story-comeback = { $gap ->
    [one] { $who } avait un point de retard, a respiré un grand coup, et a gagné.
   *[other] { $who } avait { $gap } points de retard, a respiré un grand coup, et a gagné.
}
story-close = { $gap ->
    [0] { $who } et { $other } au coude à coude jusqu’au bout : il a fallu plisser les yeux.
    [one] Un seul point entre { $who } et { $other } : qu’on apporte la loupe !
   *[other] { $gap } points entre { $who } et { $other } : qu’on apporte la loupe !
}
story-easy = { $gap ->
    [one] { $who } gagne d’un point, et ça avait l’air facile.
   *[other] { $who } gagne de { $gap } points, et ça avait l’air facile.
}
story-won = { $gap ->
    [one] { $who } gagne d’un point. Chapeau !
   *[other] { $who } gagne de { $gap } points. Chapeau !
}
