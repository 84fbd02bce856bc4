import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";

import { defaults, type Chair, type GameCard, type Lobby } from "../src/generated/wire";
import type { TableModel } from "../src/table/table_model.svelte";

const card = (id: string, most: number): GameCard => ({
  ...defaults.GameCard,
  id,
  lid: defaults.Lid,
  name: { en: id },
  blurb: {},
  seat_range: [2, most],
});

/** What is drawn at once is what the server says: a promise would be drawn later. */
vi.mock("../src/wire/game_and_table_requests", () => ({ listGames: () => [card("small", 2), card("large", 4)] }));

let NextGamePicker: typeof import("../src/evening/NextGamePicker.svelte").default;

beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "en" });
  ({ default: NextGamePicker } = await import("../src/evening/NextGamePicker.svelte"));
});

const chairs = (...who: Chair["who"][]): Chair[] =>
  who.map((each, seat) => ({ ...defaults.Chair, seat, who: each, name: `P${seat}`, avatar: "fox" }));

/** Which games can be picked. */
function open(lobby: Partial<Lobby>): string[] {
  const props = {
    table: {} as TableModel,
    lobby: { ...defaults.Lobby, phase: "over", game: "large", ...lobby } as Lobby,
  };
  const { body } = render(NextGamePicker, { props });
  const buttons = [...body.matchAll(/<button([^>]*)data-testid="next-game-(\w+)"/gs)];
  expect(buttons).toHaveLength(2);
  return buttons.flatMap(([, before, id]) => (before?.includes("disabled") ? [] : [id ?? ""]));
}

test("a game that has fewer seats than there are people can't be picked; bots give way", () => {
  expect(open({ is_host: true, chairs: chairs("person", "person", "bot", "bot") })).toEqual(["small", "large"]);
  expect(open({ is_host: true, chairs: chairs("person", "person", "person") })).toEqual(["large"]);
  expect(open({ is_host: false, chairs: chairs("person", "person", "person", "bot") })).toEqual(["large"]);
});

test("the host picks no game that is on the table already, and others may wish for it", () => {
  const lobby = { phase: "lobby" as const, chairs: chairs("person", "person") };
  expect(open({ ...lobby, is_host: true })).toEqual(["small"]);
  expect(open({ ...lobby, is_host: false })).toEqual(["small", "large"]);
});
