import { defaults, type Chair, type GameSheet, type Lobby } from "../generated/wire";
import { TableModel } from "../table/table_model.svelte";

const CODE = "LOOK";

const chair = (seat: number, given: Partial<Chair>): Chair => ({ ...defaults.Chair, seat, who: "person", ...given });

/** A lobby of a game with everybody who can sit in one. */
function lobbyOf(sheet: GameSheet): Lobby {
  return {
    ...defaults.Lobby,
    t: "lobby",
    code: CODE,
    game: sheet.id,
    phase: "lobby",
    chairs: [
      chair(0, { name: "Robin", avatar: "fox", is_host: true }),
      chair(1, { name: "Léa", avatar: "owl", is_here: false }),
      chair(2, { who: "bot", bot: "rules" }),
      chair(3, { who: "free" }),
    ],
    choices: sheet.choices,
    seat_range: sheet.seat_range,
    link: `${location.origin}/${CODE}`,
    is_host: true,
    seat: 0,
    hint: "hint_free_seats",
  };
}

/** A table of this game that no server knows: what is said at it is heard by nobody. */
export function sampleTable(sheet: GameSheet): TableModel {
  const table = new TableModel(CODE, { name: "Robin", avatar: "fox" });
  table.lobby = lobbyOf(sheet);
  return table;
}
