import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

import PassUntilMyTurnSwitch from "../src/social/time/PassUntilMyTurnSwitch.svelte";
import type { TableModel } from "../src/table/table_model.svelte";

const screen = vi.hoisted(() => ({ isPhone: false }));
vi.mock("svelte/reactivity", () => ({
  MediaQuery: class {
    get current(): boolean {
      return screen.isPhone;
    }
  },
}));

const tableWith = (own: Partial<TableModel>): TableModel =>
  ({ isAutoPassing: false, wasAsked: true, turn: 1, seat: 0, isMine: false, ...own }) as TableModel;

const isOffered = (isPhone: boolean, own: Partial<TableModel> = {}): boolean => {
  screen.isPhone = isPhone;
  return render(PassUntilMyTurnSwitch, { props: { table: tableWith(own) } }).body.includes("hush");
};

test("it is offered in somebody else's turn, once one has been asked", () => {
  expect(isOffered(true)).toBe(true);
  expect(isOffered(true, { wasAsked: false })).toBe(false);
  expect(isOffered(true, { turn: 0 })).toBe(false);
});

test("on a phone it stands beside no answer, where it would be a sign without words", () => {
  expect(isOffered(true, { isMine: true })).toBe(false);
  expect(isOffered(false, { isMine: true })).toBe(true);
  expect(isOffered(true, { isMine: true, isAutoPassing: true })).toBe(true);
});
