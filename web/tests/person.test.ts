import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "en" });
const { AVATARS, freeAvatar } = await import("../src/person/own_name_and_avatar.svelte");

test("who comes keeps the own picture unless somebody has it, then takes a free one", () => {
  expect(freeAvatar("owl", ["fox", "frog"])).toBe("owl");
  const left = AVATARS.slice(0, 2);
  const others = AVATARS.slice(2);
  for (let turn = 0; turn < 20; turn++) expect(left).toContain(freeAvatar(others[0] ?? "", others));
});

test("where every picture is taken, the own one stays", () => {
  expect(freeAvatar("owl", AVATARS)).toBe("owl");
});
