import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

import RatingToken from "../src/games/gift_trap/giving_and_rating/RatingToken.svelte";

vi.mock("../src/table/table_context_words_moves_and_selection.svelte", () => ({ useTableContext: () => ({}) }));

const RANKS = ["great", "good", "ok", "no_way", "trap_card", "rated"];

test("each rank has a sign of its own, so that colour is never all", () => {
  const signs = RANKS.map((rank) => /<svg.*<\/svg>/s.exec(render(RatingToken, { props: { rank } }).body)?.[0]);
  expect(new Set(signs).size).toBe(RANKS.length);
});
