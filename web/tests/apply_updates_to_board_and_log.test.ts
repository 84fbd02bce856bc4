import { describe, expect, test } from "vitest";

import { defaults, type Board, type Fact, type Update, type Zone } from "../src/generated/wire";
import { apply, withoutFleeting, appendEvents, mergeParts } from "../src/table/apply_updates_to_board_and_log";

const fact = (id: string, value: number): Fact => ({ t: "fact", id, name: id, owner: -1, value });
const board: Board = {
  t: "board",
  at: 4,
  seat: 0,
  parts: [fact("a", 1), fact("b", 2), fact("c", 3)],
  to_act: [0],
  options: [{ id: 7, verb: "go", args: {}, spot: "", caution: "", caution_args: {} }],
  can_take_back: false,
  can_hasten: false,
  standings: [],
  story: [],
  out: [],
  past: [],
};
const update = (at: number, more: Partial<Update> = {}): Update => ({
  t: "update",
  at,
  since: -1,
  events: [],
  parts: [],
  changes: {},
  gone: [],
  to_act: [1],
  options: [],
  can_take_back: true,
  can_hasten: false,
  standings: [],
  story: [],
  reveal: 0,
  ...more,
});

describe("an update", () => {
  test("puts parts in place of those with the same ids, keeps the order, adds new ones at the end", () => {
    const next = mergeParts(board.parts, [fact("d", 4), fact("b", 20)], ["a"]);
    expect(next).toEqual([fact("b", 20), fact("c", 3), fact("d", 4)]);
  });

  test("puts changed fields into parts and leaves their others", () => {
    const next = apply(board, update(5, { changes: { b: { value: 20 } } }));
    expect(next?.parts).toEqual([fact("a", 1), fact("b", 20), fact("c", 3)]);
  });

  test("puts in the place of some faces others, and counts them", () => {
    const zone: Zone = { ...defaults.Zone, t: "zone", id: "row:0", name: "row", count: 1, faces: ["one", "", ""] };
    const next = apply({ ...board, parts: [zone] }, update(5, { changes: { "row:0": { splice: [1, 1, "two"] } } }));
    expect(next?.parts).toEqual([{ ...zone, count: 2, faces: ["one", "two", ""] }]);
  });

  test("leaves who acts where it says nothing of it", () => {
    const quiet = update(5);
    delete quiet.to_act;
    expect(apply(board, quiet)?.to_act).toEqual([0]);
  });

  test("brings who acts, what may be done and what may be taken back", () => {
    const next = apply(board, update(5));
    expect(next).toMatchObject({ at: 5, to_act: [1], options: [], can_take_back: true });
    expect(next?.parts).toEqual(board.parts);
  });

  test("that was seen already changes nothing", () => {
    expect(apply(board, update(4))).toBe(board);
  });

  test("after a gap can’t be applied", () => {
    expect(apply(board, update(6))).toBeNull();
  });

  test("that is several in one is applied where it follows what was seen, and not after a gap", () => {
    expect(apply(board, update(9, { since: 4 }))?.at).toBe(9);
    expect(apply(board, update(9, { since: 2 }))?.at).toBe(9);
    expect(apply(board, update(9, { since: 5 }))).toBeNull();
    expect(apply(board, update(4, { since: 4 }))).toBe(board);
  });

  test("leaves the board it came to untouched", () => {
    const before = structuredClone(board);
    apply(board, update(5, { parts: [fact("a", 9)], gone: ["b"] }));
    expect(board).toEqual(before);
  });
});

test("what is fleeting stays in the log until something else happens, and then goes", () => {
  const event = { kind: "wins", args: {}, is_fleeting: false, pause: 0 };
  const claim = { kind: "claims", args: { claim: "#card-hat" }, is_fleeting: true, pause: 0 };
  const log = appendEvents(appendEvents([], [event]), [claim]);
  expect(appendEvents(log, []).map((entry) => entry.event.kind)).toEqual(["wins", "claims"]);
  expect(appendEvents(log, [event]).map((entry) => [entry.number, entry.event.kind])).toEqual([
    [1, "wins"],
    [3, "wins"],
  ]);
  expect(withoutFleeting(log).map((entry) => entry.event.kind)).toEqual(["wins"]);
});

test("the log numbers its entries on and forgets the oldest", () => {
  const event = { kind: "draws", args: {}, is_fleeting: false, pause: 0 };
  const log = appendEvents(appendEvents([], [event]), [event, event]);
  expect(log.map((entry) => entry.number)).toEqual([1, 2, 3]);
  const long = appendEvents(
    log,
    Array.from({ length: 300 }, () => event),
  );
  expect([long.length, long.at(-1)?.number]).toEqual([200, 303]);
});
