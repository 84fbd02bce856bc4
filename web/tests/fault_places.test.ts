import { describe, expect, test } from "vitest";

type Change = [kind: string, start: number, end: number, text: string];

const [finder] = Object.values(
  import.meta.glob<{ changesIn: (file: string, text: string) => Change[] }>("../../tests/faults/web_fault_sites.mjs", {
    eager: true,
  }),
);

/** The text after each change that a fault could be. */
function changed(file: string, text: string): string[] {
  const letters = [...text];
  const changes = finder?.changesIn(file, text) ?? [];
  return changes.map(([, start, end, put]) => [...letters.slice(0, start), put, ...letters.slice(end)].join("")).sort();
}

describe("where a fault can be planted in the client", () => {
  test.each([
    ["a < b;", ["a <= b;"]],
    ["a === b && !c;", ["a !== b && !c;", "a === b && c;", "a === b || !c;"]],
    ["const a = b ?? 2;", ["const a = b && 2;", "const a = b ?? 3;"]],
    ["const a = b + c;", ["const a = b - c;"]],
    ["const a = { b: true };", ["const a = { b: false };"]],
    ["if (a.b) c();", ["if (!(a.b)) c();", "if (a.b) void 0;"]],
    ["f(`🎁 ${a}`, 4);", ["f(`🎁 ${a}`, 5);", "void 0;"]],
  ])("%s", (text, expected) => {
    expect(changed("a.ts", text)).toEqual(expected);
  });

  test("no text, comment, type or import is a place", () => {
    const text = `import { a } from "./b"; // 1 < 2
      /** 1 && 2 */
      type C = 1 | 2;
      interface D { e: true; f(g: 1): 2 }
      const h: 1 | true = "1 + 1" as C;
      const i = "b" + h;`;
    expect(changed("a.ts", text)).toEqual([]);
  });

  test("the markup of a component is one, its style is not", () => {
    const text = '<p class:a={b || 1} title="1 < 2">{#if c}1 + 1{/if}</p><style>p { order: 1; }</style>';
    expect(changed("A.svelte", text)).toEqual(
      [text.replace("||", "&&"), text.replace("|| 1", "|| 0"), text.replace("#if c", "#if !(c)")].sort(),
    );
  });
});
