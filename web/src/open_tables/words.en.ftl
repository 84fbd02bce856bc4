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
