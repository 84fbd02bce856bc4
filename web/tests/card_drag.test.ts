import { expect, test, vi } from "vitest";

import type { Option } from "../src/generated/wire";
import type { TableContext } from "../src/table/table_context_words_moves_and_selection.svelte";
import { Drag } from "../src/table/card_drag.svelte";

const ANCHOR = { x: 0 } as DOMRect;

/** A context with options by spot, which notes what is offered. */
function scene(): { drag: Drag; lit: Record<string, number[]>; offered: number[][] } {
  const lit: Record<string, number[]> = {};
  const offered: number[][] = [];
  const context = {
    seat: 0,
    presentation: { drops: {} },
    at: (spot: string) => (lit[spot] ?? []).map((id) => ({ id, verb: "v", args: {}, spot }) as Option),
    offer: vi.fn((options: Option[]) => offered.push(options.map(({ id }) => id))),
  } as unknown as TableContext;
  return { drag: new Drag(context), lit, offered };
}

test("a dropped card is played, then what is asked next where it was dropped", () => {
  const { drag, lit, offered } = scene();
  lit["hand:0/thief"] = [1];
  drag.drop("hand:0/thief", ["hand:1", "@1"], ANCHOR);
  lit["@1"] = [2];
  drag.goOn(ANCHOR);
  delete lit["@1"];
  lit["hand:1"] = [3];
  drag.goOn(ANCHOR);
  drag.goOn(ANCHOR);
  expect(offered).toEqual([[1], [2], [3]]);
});

test("what is asked elsewhere leaves the move half made", () => {
  const { drag, lit, offered } = scene();
  lit["hand:0/thief"] = [1];
  drag.drop("hand:0/thief", ["@1"], ANCHOR);
  lit["@2"] = [2];
  drag.goOn(ANCHOR);
  lit["@1"] = [3];
  drag.goOn(ANCHOR);
  expect(offered).toEqual([[1]]);
});

test("several things that a drop could mean are offered for a choice", () => {
  const { drag, lit, offered } = scene();
  lit["hand:0/granny"] = [1, 2];
  drag.drop("hand:0/granny", ["@1"], ANCHOR);
  expect(offered).toEqual([[1, 2]]);
});

test("a card put back does nothing and answers nothing", () => {
  const { drag, lit, offered } = scene();
  lit["hand:0/thief"] = [1];
  drag.drop("hand:0/thief", ["hand:0/level_1", "hand:0", "@0"], ANCHOR);
  lit["@0"] = [2];
  drag.goOn(ANCHOR);
  expect(offered).toEqual([]);
});

test("only the click that ends a drag is passed over, not one of a finger that trembles, nor the next one", () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", { elementsFromPoint: () => [] });
  vi.stubGlobal("DOMRect", vi.fn());
  const point = (kind: string, clientX: number): PointerEvent =>
    Object.assign(new Event(kind), { clientX, clientY: 0, pointerId: 1, button: 0, isPrimary: true }) as PointerEvent;
  const card = { getBoundingClientRect: () => ({ x: 0, y: 0, width: 50, height: 70 }) };
  const { drag } = scene();
  const carry = (far = 90): void => {
    const down = Object.defineProperty(point("pointerdown", 0), "currentTarget", { value: card });
    drag.grab(down as PointerEvent & { currentTarget: HTMLElement }, "hand:0/thief", "thief");
    page.dispatchEvent(point("pointermove", far));
    page.dispatchEvent(point("pointerup", far));
  };
  carry();
  expect([drag.swallows(), drag.swallows()]).toEqual([true, false]);
  for (const far of [12, 17]) {
    carry(far);
    expect(drag.swallows()).toBe(false);
  }
  carry(18);
  expect(drag.swallows()).toBe(true);
  for (const next of ["pointerdown", "keydown"]) {
    carry();
    page.dispatchEvent(point(next, 0));
    expect(drag.swallows()).toBe(false);
  }
  vi.unstubAllGlobals();
});

/** A context of which one option alone may be left. */
function aiming(): ReturnType<typeof scene> & { only: { onlyOnSpot?: Option | undefined } } {
  const { drag, lit, offered } = scene();
  return { drag, lit, offered, only: drag.context as { onlyOnSpot?: Option | undefined } };
}

test("a card within a panel that is touched answers all that is asked of it", () => {
  const { drag, lit, offered } = aiming();
  drag.aim(["row:1/3", "row:1"]);
  lit["row:1"] = [3];
  lit["hand:1"] = [4];
  drag.goOn(ANCHOR);
  delete lit["row:1"];
  lit["row:1/3"] = [5];
  drag.goOn(ANCHOR);
  expect(offered).toEqual([[3], [5]]);
});

test("what alone can follow a touched panel follows it, and only as long as that goes", () => {
  const { drag, lit, offered, only } = aiming();
  const option = { id: 7 } as Option;
  drag.aim([]);
  lit["hand:1"] = [7];
  only.onlyOnSpot = option;
  drag.goOn(ANCHOR);
  only.onlyOnSpot = undefined;
  drag.goOn(ANCHOR);
  only.onlyOnSpot = option;
  drag.goOn(ANCHOR);
  expect(offered).toEqual([[7]]);
});

/** Light what is asked, and tell what alone can be done. */
function ask({ drag, lit }: ReturnType<typeof scene>, spots: Record<string, number[]>): void {
  for (const spot of Object.keys(lit)) lit[spot] = [];
  Object.assign(lit, spots);
  const options = Object.keys(lit).flatMap((spot) => drag.context.at(spot));
  (drag.context as { onlyOnSpot?: Option }).onlyOnSpot = options.length === 1 ? options[0] : undefined;
  drag.goOn(ANCHOR);
}

test("the only card of a row that was touched is taken at once, of several none, and none of another row", () => {
  const table = scene();
  table.drag.enter("row:1");
  ask(table, { "row:1/3": [1] });
  table.drag.enter("row:1");
  ask(table, { "row:1/3": [2], "row:1/4": [3] });
  table.drag.enter("row:2");
  ask(table, { "row:1/3": [4] });
  table.drag.enter("row:1");
  table.drag.forget();
  ask(table, { "row:1/3": [5] });
  expect(table.offered).toEqual([[1]]);
});

test("a card that is dropped on a row takes the only card of it", () => {
  const table = scene();
  table.lit["hand:0/thief"] = [1];
  table.drag.drop("hand:0/thief", ["row:1", "@1"], ANCHOR);
  ask(table, { "row:1": [2], "hand:1": [3] });
  ask(table, { "row:1/3": [4] });
  expect(table.offered).toEqual([[1], [2], [4]]);
});

test("a move that alone is left is played after a touch where it goes by itself, and not when it was taken back", () => {
  const table = scene();
  Object.assign(table.drag.context, { goesByItself: ({ id }: Option) => id !== 4 });
  table.drag.enter("hand:0/antidote_5");
  ask(table, { "area:0/0": [1] });
  ask(table, { "area:0/1": [2] });
  ask(table, { "area:0/1": [3], "area:0/2": [3] });
  ask(table, { "area:0/1": [2] });
  table.drag.enter("hand:0/thief");
  ask(table, { "area:0/0": [4] });
  expect(table.offered).toEqual([[1], [2]]);
});
