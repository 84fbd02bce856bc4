# Ce que dit le rendez-vous de la semaine prochaine dans un calendrier.

title = Soirée jeux : { $game } ({ $names })
about = Même table, mêmes places : { $link }
and = { $names } et { $last }
