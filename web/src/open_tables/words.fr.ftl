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
open-tables-filter = Filtrer les tables
open-tables-game = À quel jeu ?
open-tables-language = En quelle langue ?
open-tables-seats = Vous êtes combien ?
open-tables-found = { $count ->
    [0] Aucune table ne réunit tout ça. Et si tu retirais un filtre ?
    [1] Une table convient
   *[other] { $count } tables conviennent
}
