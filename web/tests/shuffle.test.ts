import { beforeEach, describe, expect, test, vi } from "vitest";

import vectors from "../../tests/kit/shuffles.json";
import type { Chair, Lobby, Pledged, Sealed, ToServer } from "../src/generated/wire";
import { check } from "../src/shuffle/verify_shuffle_seed_and_commitments";
import { bytesOf, hexOf, loadDigests } from "../src/shuffle/sha256_and_blake2b_digests";
import { ShuffleParticipant, type ShuffleContribution } from "../src/shuffle/shuffle_participant";

const digests = await loadDigests();
const sealed = (hex: string): string => hexOf(digests.sha256(bytesOf(hex) ?? new Uint8Array()));

describe("a record, on the vectors that the Python side shares", () => {
  test.each(vectors)("$name", ({ record, shares, broken }) => {
    const verdict = check(record, null, digests);
    const wrong = verdict.findings.filter(({ holds }) => holds === false).map(({ what }) => what);
    if (broken) {
      expect(verdict.is).toBe("broken");
      expect(wrong[0]).toBe(broken);
    } else {
      expect([verdict.is, verdict.shares, wrong]).toEqual(["follows", shares, []]);
    }
  });

  const record = vectors[0]?.record ?? "";
  const { shuffle } = JSON.parse(record.split("\n")[0] ?? "") as {
    shuffle: { commitment: string; shares: { seat: number; share: string; pledge: string }[] };
  };
  const pledges = shuffle.shares.map(({ seat, pledge }) => ({ seat, pledge }));
  const own: ShuffleContribution = {
    commitment: shuffle.commitment,
    pledge: "",
    share: shuffle.shares[1]?.share ?? "",
    isShared: true,
    isSpent: false,
    pledges,
    during: "",
  };

  const failing = (part: ShuffleContribution): string[] =>
    check(record, part, digests)
      .findings.filter(({ holds }) => holds === false)
      .map(({ what }) => what);

  test("is fair for who took part in it", () => {
    expect(check(record, own, digests).is).toBe("fair");
  });

  const other = "ef".repeat(32);
  test.each([
    ["swapped", pledges.map((each, index) => (index === 0 ? { ...each, pledge: other } : each))],
    ["added", pledges.slice(1)],
    ["left out", [...pledges, { seat: 9, pledge: other }]],
    ["told of twice in place of another", [...pledges.slice(1), ...pledges.slice(-1)]],
  ])("is broken where another seat’s pledge was %s after all were fixed", (_, before) => {
    expect(failing({ ...own, pledges: before })).toEqual(["pledges"]);
    expect(check(record, { ...own, pledges: before }, digests).is).toBe("broken");
  });

  test("says nothing of the pledges where this device kept none or shared nothing", () => {
    for (const part of [
      { ...own, pledges: null },
      { ...own, pledges: [], isShared: false },
    ])
      expect(check(record, part, digests).findings.find(({ what }) => what === "pledges")?.holds).toBe(null);
  });

  test("proves nothing to who had shown the share of it before", () => {
    expect(check(record, { ...own, isSpent: true }, digests).is).toBe("follows");
  });

  test("is broken where it is not what this device saw, or leaves its share out", () => {
    expect(failing({ ...own, commitment: "00".repeat(32) })).toEqual(["seen"]);
    expect(failing({ ...own, share: "00".repeat(32) })).toEqual(["own"]);
  });

  test("does not accuse anybody of a share that came too late, nor call it fair", () => {
    const late = vectors.find(({ name }) => name.includes("never came"))?.record ?? "";
    const head = JSON.parse(late.split("\n")[0] ?? "") as { shuffle: typeof shuffle };
    const missing = head.shuffle.shares.find(({ share }) => share === "");
    const before = head.shuffle.shares.map(({ seat, pledge }) => ({ seat, pledge }));
    const part = { ...own, commitment: head.shuffle.commitment, pledges: before, pledge: missing?.pledge ?? "" };
    const verdict = check(late, part, digests);
    expect([verdict.is, verdict.findings.find(({ what }) => what === "own")?.holds]).toEqual(["follows", false]);
    expect(verdict.late).toEqual([]);
  });

  test("names whose share came too late, and is no less fair for it", () => {
    const late = vectors.find(({ name }) => name.includes("never came"))?.record ?? "";
    const head = JSON.parse(late.split("\n")[0] ?? "") as { shuffle: typeof shuffle };
    const mine = head.shuffle.shares.find(({ share }) => share !== "");
    const missing = head.shuffle.shares.filter(({ share }) => share === "").map(({ seat }) => seat);
    const before = head.shuffle.shares.map(({ seat, pledge }) => ({ seat, pledge }));
    const part = { ...own, commitment: head.shuffle.commitment, pledges: before, share: mine?.share ?? "" };
    const verdict = check(late, part, digests);
    expect([verdict.is, verdict.late]).toEqual(["fair", missing]);
    expect(missing).not.toEqual([]);
  });

  test("that is no record at all is broken, not an error", () => {
    const odd = [
      '{"shuffle":{"shares":3}}\n{}',
      '{"shuffle":{"shares":[null]}}\n{}',
      '{"shuffle":{"shares":["a"]}}\n{}',
    ];
    for (const text of ["", "nonsense", "null\nnull", ...odd]) expect(check(text, null, digests).is).toBe("broken");
  });
});

describe("one’s own part", () => {
  const commitment = "ab".repeat(32);
  let said: ToServer[];
  let part: ShuffleParticipant;
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    said = [];
    part = new ShuffleParticipant("KNOT", (message) => said.push(message));
  });

  const chair = (seat: number, pledge: string, who = "person"): Chair => ({ seat, who, pledge }) as Chair;
  const lobby = (pledge = "", more: Partial<Lobby> = {}): Lobby =>
    ({ phase: "lobby", seat: 1, commitment, chairs: [chair(1, pledge)], ...more }) as Lobby;

  async function pledged(): Promise<string> {
    await part.see(lobby());
    const message = said[0];
    if (message?.t !== "pledge") throw new Error("nothing was pledged");
    await part.see(lobby(message.pledge));
    return message.pledge;
  }

  test("is pledged once, again on a new connection, and the same after a reload", async () => {
    const pledge = await pledged();
    await part.see(lobby());
    expect(said).toEqual([{ t: "pledge", pledge }]);
    part.enter();
    await part.see(lobby());
    const reloaded = new ShuffleParticipant("KNOT", (message) => said.push(message));
    await reloaded.see(lobby());
    expect(said).toEqual([
      { t: "pledge", pledge },
      { t: "pledge", pledge },
      { t: "pledge", pledge },
    ]);
  });

  test("is nothing for who watches, and where the server has no part", async () => {
    await part.see(lobby("", { seat: -1 }));
    await part.see(lobby("", { commitment: "" }));
    expect(said).toEqual([]);
  });

  test("is revealed when all is as it was shown, and kept for the check", async () => {
    const pledge = await pledged();
    part.seal({ t: "sealed", commitment, pledges: [{ seat: 1, pledge }] }, 1);
    const share = said[1];
    if (share?.t !== "share") throw new Error("nothing was shared");
    expect(sealed(share.share)).toBe(pledge);
    await part.see(lobby("", { phase: "playing", commitment: "cd".repeat(32) }));
    expect(new ShuffleParticipant("KNOT", () => 0).played).toMatchObject({
      commitment,
      share: share.share,
      isShared: true,
    });
  });

  test.each([
    ["another commitment", { commitment: "cd".repeat(32) }, "commitment"],
    ["another pledge in one’s name", { pledges: [{ seat: 1, pledge: "ef".repeat(32) }] }, "pledge"],
    ["no pledge in one’s name", { pledges: [] }, "pledge"],
  ])("is kept back where there is %s", async (_, more, doubt) => {
    const pledge = await pledged();
    part.seal({ t: "sealed", commitment, pledges: [{ seat: 1, pledge }], ...more }, 1);
    expect([part.doubt, said.length]).toEqual([doubt, 1]);
  });

  test("that was shown as pledged and dealt without is no secret", async () => {
    await pledged();
    await part.see(lobby("", { phase: "playing" }));
    expect(part.doubt).toBe("pledge");
  });

  test("of who was gone at the deal is no reason to doubt", async () => {
    await pledged();
    part.enter();
    await part.see(lobby("", { phase: "playing" }));
    expect(part.doubt).toBe("");
  });

  test("leaves it to another device of the same person that pledged after this one", async () => {
    await pledged();
    const other = "ef".repeat(32);
    await part.see(lobby(other));
    part.seal({ t: "sealed", commitment, pledges: [{ seat: 1, pledge: other }] }, 1);
    expect([part.doubt, said.length]).toEqual(["", 1]);
  });

  describe("among others", () => {
    const [theirs, fake] = ["11".repeat(32), "22".repeat(32)];

    /** Pledge, and see what the others pledged. */
    async function pledgedAmong(...others: Chair[]): Promise<string> {
      const pledge = await pledged();
      await part.see(lobby(pledge, { chairs: [chair(1, pledge), ...others] }));
      return pledge;
    }
    const seal = (pledge: string, ...others: Pledged[]): void =>
      part.seal({ t: "sealed", commitment, pledges: [{ seat: 1, pledge }, ...others] }, 1);

    test.each([
      ["swapped", [{ seat: 0, pledge: fake }]],
      ["left out", []],
      [
        "joined by one that nobody saw",
        [
          { seat: 0, pledge: theirs },
          { seat: 2, pledge: fake },
        ],
      ],
      [
        "said to be two",
        [
          { seat: 0, pledge: theirs },
          { seat: 0, pledge: fake },
        ],
      ],
      ["in another seat", [{ seat: 2, pledge: theirs }]],
    ])("is kept back where another’s pledge is %s", async (_, others) => {
      const pledge = await pledgedAmong(chair(0, theirs), chair(2, ""));
      seal(pledge, ...others);
      expect([part.doubt, said.length]).toEqual(["others", 1]);
    });

    test("stays back once there was a doubt", async () => {
      const pledge = await pledgedAmong(chair(0, theirs));
      seal(pledge);
      seal(pledge, { seat: 0, pledge: theirs });
      expect([part.doubt, said.length]).toEqual(["others", 1]);
    });

    test("is kept back where one’s own pledge stands in place of another’s", async () => {
      const pledge = await pledgedAmong(chair(0, theirs));
      seal(pledge, { seat: 1, pledge });
      expect([part.doubt, said.length]).toEqual(["others", 1]);
    });

    test("is kept back where a bot is said to have pledged", async () => {
      const pledge = await pledgedAmong(chair(0, theirs, "bot"));
      seal(pledge, { seat: 0, pledge: theirs });
      expect([part.doubt, said.length]).toEqual(["others", 1]);
    });

    test("is revealed where somebody pledged, or left, a moment before, for the lobby said so", async () => {
      const pledge = await pledgedAmong(chair(0, theirs), chair(2, ""));
      await part.see(lobby(pledge, { chairs: [chair(0, ""), chair(1, pledge), chair(2, theirs)] }));
      seal(pledge, { seat: 2, pledge: theirs });
      expect([part.doubt, said.length]).toEqual(["", 2]);
    });

    test("is kept with all the pledges that were fixed", async () => {
      const pledge = await pledgedAmong(chair(0, theirs));
      seal(pledge, { seat: 0, pledge: theirs });
      await part.see(lobby("", { phase: "playing" }));
      expect(new ShuffleParticipant("KNOT", () => 0).played?.pledges).toEqual([
        { seat: 1, pledge },
        { seat: 0, pledge: theirs },
      ]);
    });
  });

  describe("once revealed", () => {
    let pledge: string;
    const seal = (more: Partial<Sealed> = {}): void =>
      part.seal({ t: "sealed", commitment, pledges: [{ seat: 1, pledge }], ...more }, 1);

    beforeEach(async () => {
      pledge = await pledged();
      seal();
      expect(said.length).toBe(2);
    });

    test("is never revealed again", () => {
      seal();
      expect([part.doubt, said.length]).toEqual(["again", 2]);
    });

    test("is neither revealed nor pledged again on a new connection or after a reload", async () => {
      for (const again of [part, new ShuffleParticipant("KNOT", (message) => said.push(message))]) {
        again.enter();
        await again.see(lobby());
        await again.see(lobby(pledge));
        again.seal({ t: "sealed", commitment, pledges: [{ seat: 1, pledge }] }, 1);
        expect([again.doubt, said.length]).toEqual(["again", 2]);
      }
    });

    test("is followed by no other before the deal, so that nobody tries out shuffles", async () => {
      const next = "cd".repeat(32);
      await part.see(lobby(pledge, { commitment: next }));
      seal({ commitment: next });
      expect([part.doubt, said.length]).toEqual(["again", 2]);
    });

    test("proves nothing any more where the shuffle was begun again", async () => {
      seal();
      await part.see(lobby("", { phase: "playing" }));
      expect(new ShuffleParticipant("KNOT", () => 0).played?.isSpent).toBe(true);
    });

    test("counts for the deal, though others come and go before it and the line breaks", async () => {
      const share = said[1];
      part.enter();
      await part.see(lobby());
      await part.see(lobby("", { phase: "playing" }));
      expect([part.doubt, part.played]).toMatchObject(["", { pledge, isShared: true, isSpent: false }]);
      expect(share).toEqual({ t: "share", share: part.played?.share });
    });

    test("says nothing of a later game, for which this page was not there", async () => {
      await part.see(lobby("", { phase: "over", commitment: "cd".repeat(32) }));
      expect(part.played).toMatchObject({ isShared: true });
      part.enter();
      await part.see(lobby("", { phase: "playing", commitment: "ef".repeat(32) }));
      expect(part.played).toBeNull();
      expect(new ShuffleParticipant("KNOT", () => 0).played).toBeNull();
    });

    test("gives way to a new one for the next game", async () => {
      await part.see(lobby("", { phase: "over" }));
      await part.see(lobby("", { commitment: "cd".repeat(32) }));
      expect(said[2]).toMatchObject({ t: "pledge" });
      expect(said[2]).not.toEqual({ t: "pledge", pledge });
    });

    test("gives way to a new one for who was away while the others played", async () => {
      part.enter();
      await part.see(lobby("", { commitment: "cd".repeat(32) }));
      expect(said[2]).toMatchObject({ t: "pledge" });
      expect(said[2]).not.toEqual({ t: "pledge", pledge });
    });
  });
});
