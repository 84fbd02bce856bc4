import { expect, test } from "vitest";

import type { Option } from "../src/generated/wire";
import { loudAmong, passAmong } from "../src/board/moves/which_moves_pass_and_which_is_main_button";

const option = (id: number, verb: string): Option =>
  ({ id, verb, args: {}, spot: "", caution: "", caution_args: {} }) as Option;
const PASSES = { end: [], done: ["discard"] };
const [end, done, play, discard, pair] = ["end", "done", "play", "discard", "pair"].map((verb, id) => option(id, verb));

function loud(buttons: (Option | undefined)[], spots: (Option | undefined)[], passes = PASSES): string | undefined {
  const given = buttons.filter((each) => each !== undefined);
  return loudAmong(given, [...given, ...spots.filter((each) => each !== undefined)], passes)?.verb;
}

test("ending a turn is loud only once nothing else can be done", () => {
  expect(loud([end], [play])).toBeUndefined();
  expect(loud([end], [])).toBe("end");
  expect(loud([end, pair], [])).toBe("pair");
  expect(loud([end, pair], [play])).toBeUndefined();
});

test("what is but a part of ending it leaves it loud", () => {
  expect(loud([done], [discard])).toBe("done");
  expect(loud([done], [discard, play])).toBeUndefined();
});

test("where a game names no end, the first button is loud unless something glows", () => {
  expect(loud([pair, end], [], {} as typeof PASSES)).toBe("pair");
  expect(loud([pair], [play], {} as typeof PASSES)).toBeUndefined();
});

test("the key to do no more is that of the end, else of the first button", () => {
  expect(passAmong([pair, end] as Option[], PASSES, false)?.verb).toBe("end");
  expect(passAmong([pair] as Option[], PASSES, true)?.verb).toBe("pair");
  expect(passAmong([pair] as Option[], PASSES, false)).toBeUndefined();
  expect(passAmong([], PASSES, true)).toBeUndefined();
});
