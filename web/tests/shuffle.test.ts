import { beforeEach, describe, expect, test, vi } from "vitest";

import vectors from "../../tests/kit/shuffles.json";
import type { Chair, Lobby, ToServer } from "../src/generated/wire";
import { check } from "../src/shuffle/check";
import { bytesOf, hexOf, loadDigests } from "../src/shuffle/digests";
import { OwnPart } from "../src/shuffle/own_part";

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
    shuffle: { commitment: string; shares: { share: string; pledge: string }[] };
  };
  const own = { commitment: shuffle.commitment, pledge: "", share: shuffle.shares[1]?.share ?? "", isShared: true };

  test("is fair for who took part in it", () => {
    expect(check(record, own, digests).is).toBe("fair");
  });

  test("is broken where it is not what this device saw, or leaves its share out", () => {
    const failing = (part: typeof own): string[] =>
      check(record, part, digests)
        .findings.filter(({ holds }) => holds === false)
        .map(({ what }) => what);
    expect(failing({ ...own, commitment: "00".repeat(32) })).toEqual(["seen"]);
    expect(failing({ ...own, share: "00".repeat(32) })).toEqual(["own"]);
  });

  test("does not accuse anybody of a share that came too late, nor call it fair", () => {
    const late = vectors.find(({ name }) => name.includes("never came"))?.record ?? "";
    const head = JSON.parse(late.split("\n")[0] ?? "") as { shuffle: typeof shuffle };
    const part = { ...own, commitment: head.shuffle.commitment, pledge: head.shuffle.shares[0]?.pledge ?? "" };
    const verdict = check(late, part, digests);
    expect([verdict.is, verdict.findings.find(({ what }) => what === "own")?.holds]).toEqual(["follows", false]);
  });

  test("that is no record at all is broken, not an error", () => {
    for (const text of ["", "nonsense", "null\nnull", '{"shuffle":{"shares":3}}\n{}'])
      expect(check(text, null, digests).is).toBe("broken");
  });
});

describe("one’s own part", () => {
  const commitment = "ab".repeat(32);
  let said: ToServer[];
  let part: OwnPart;
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    said = [];
    part = new OwnPart("KNOT", (message) => said.push(message));
  });

  const lobby = (pledge = "", more: Partial<Lobby> = {}): Lobby =>
    ({ phase: "lobby", seat: 1, commitment, chairs: [{ seat: 1, pledge } as Chair], ...more }) as Lobby;

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
    const reloaded = new OwnPart("KNOT", (message) => said.push(message));
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
    expect(new OwnPart("KNOT", () => 0).played).toMatchObject({ commitment, share: share.share, isShared: true });
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
});
