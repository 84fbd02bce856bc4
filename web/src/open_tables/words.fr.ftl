# La liste des tables ouvertes à tout le monde.

open-tables = Ces tables attendent du monde
open-table-host = Avec { $host }
open-table-free = { $free ->
    [1] Une place libre
   *[other] { $free } places libres
}
open-table-language-en = en anglais
open-table-language-fr = en français
open-table = { $game } avec { $host } : { $free ->
    [1] une place libre
   *[other] { $free } places libres
}, { $spoken }. S’asseoir
