import type { Component } from "svelte";
import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";

import type { DraftState } from "../src/games/gift_trap/giving_and_rating/optimistic_placements_and_server_sync.svelte";
import { openedBy, type RevealProgress } from "../src/games/gift_trap/reveal_and_scores/revealed_so_far.svelte";

vi.mock("../src/table/table_context_words_moves_and_selection.svelte", () => ({
  useTableContext: () => ({
    table: { code: "KNOT", seat: 2, chair: () => undefined },
    at: () => [],
    words: { label: (key: string) => key, saying: (key: string) => key, words: { language: "en" } },
    nameOf: (seat: number) => `seat ${seat}`,
  }),
}));

let ParcelReveal: typeof import("../src/games/gift_trap/reveal_and_scores/ParcelReveal.svelte").default;

beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "en" });
  ({ default: ParcelReveal } = await import("../src/games/gift_trap/reveal_and_scores/ParcelReveal.svelte"));
});

test("only a pawn that went twice as far is marked so", () => {
  const moves = { give_times: 2, give_steps: 6, get_times: 1, get_steps: 3 };
  const args = { seat: "@0", target: "@1", gift: "#card-kazoo", ...moves };
  const told = { last: openedBy({ kind: "delights", args, is_fleeting: false, pause: 0 }) } as RevealProgress;
  const draft = { parts: [] as unknown } as DraftState;
  const { body } = render(ParcelReveal, { props: { draft, told, isNow: true, revealer: 1 } });
  const gains = [...body.matchAll(/data-testid="(gain-\w+)">(.*?)<\/span>/gs)];
  expect(gains.map(([, track, said]) => [track, said?.includes("×2")])).toEqual([
    ["gain-give", true],
    ["gain-get", false],
  ]);
});

test("all of a parcel has come when half of its pause is left", () => {
  const event = { kind: "delights", args: { seat: "@0", target: "@1", gift: "#card-kazoo" }, is_fleeting: false };
  const beats = [0, 600, 1000, 60_000].map((pause) => {
    const told = { last: openedBy({ ...event, pause }) } as RevealProgress;
    const draft = { parts: [] as unknown } as DraftState;
    const { body } = render(ParcelReveal, { props: { draft, told, isNow: true, revealer: 1 } });
    return Number(/--beat: ?(\d+)ms/.exec(body)?.[1]);
  });
  expect(beats).toEqual([560, 120, 200, 560]);
});

test("of two parcels of one giver the one that is held up is marked, and both where it is not said which", async () => {
  const file = "../src/games/gift_trap/reveal_and_scores/ReceivedParcelsToOpenOrGetMore.svelte";
  const { default: Parcels } = (await import(file)) as { default: Component<Record<string, unknown>> };
  const faces = ["", "parcel", "parcel", "", "parcel", "parcel"];
  const parts = [
    { t: "zone", id: "parcels:0", name: "parcels", owner: 0, layout: "slots", count: 4, faces, ghost: -1 },
  ];
  const told = { faceIn: () => undefined, isHidden: () => false };
  const marked = (parcel: number): string[] => {
    const props = { draft: { parts, seats: 3, phase: "reveal" }, told, seat: 0, lifted: { giver: 1, parcel } };
    const items = render(Parcels, { props }).body.match(/<li[^>]*data-spot[^>]*>/gu) ?? [];
    const lit = items.filter((item) => /class="[^"]*\blifted\b/u.test(item));
    return lit.map((item) => /data-spot="([^"]*)"/u.exec(item)?.[1] ?? "");
  };
  expect(marked(1)).toEqual(["parcels:0/1"]);
  expect(marked(2)).toEqual(["parcels:0/4"]);
  expect(marked(0)).toEqual(["parcels:0/1", "parcels:0/4"]);
});
