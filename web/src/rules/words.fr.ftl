# Là où on lit les règles.

quick-tab = En une minute
clauses-tab = Toutes
find = Chercher dans les règles
find-none = Rien là-dessus. Essaie un autre mot.
