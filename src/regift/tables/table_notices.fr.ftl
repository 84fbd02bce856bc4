# Ce que devient une table : dit par la page et dans le terminal.

kept-until-day = Cette table est gardée jusqu’au { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}.
kept-until-time = Cette table est gardée jusqu’à { $time }.
kept-unplayed = Tant qu’aucune partie n’a commencé, cette table est gardée { $hours ->
    [one] une heure
   *[other] { $hours } heures
} après le départ de tout le monde.
reason-table_closed = L’équipe de ce serveur a fermé cette table.
operator-says = Message de l’équipe de ce serveur : { $text }
