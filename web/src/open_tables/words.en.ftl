# The list of tables that anybody may join.

open-tables = Tables that wait for players
open-table-host = With { $host }
open-table-free = { $free ->
    [one] One seat free
   *[other] { $free } seats free
}
open-table-language-en = in English
open-table-language-fr = in French
open-table = { $game } with { $host }: { $free ->
    [one] one seat free
   *[other] { $free } seats free
}, { $spoken }. Sit down
open-tables-filter = Filter the tables
open-tables-game = Which game?
open-tables-language = In which language?
open-tables-seats = How many are you?
open-tables-found = { $count ->
    [0] No table fits all that. Drop a filter?
    [one] One table fits
   *[other] { $count } tables fit
}
