# Comment se suivent les noms d’un jeu, et à quoi se reconnaît ce que quelqu’un d’autre a écrit.

listed = { $first } et { $last }
quoted = « { $what } »
