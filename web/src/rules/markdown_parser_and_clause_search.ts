export interface Span {
  style: "plain" | "strong" | "em";
  text: string;
}

export interface Block {
  kind: "heading" | "paragraph" | "item";
  /** 1 to 3 for a heading, else 0. */
  level: number;
  /** The clause that a paragraph begins with, "" for none. */
  clause: string;
  spans: Span[];
}

const CLAUSE = /^[A-Z]+(?:-[A-Z]*\d+[a-z]?)+$/;

/** Read the small Markdown that rules sheets are written in. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .flatMap(split)
    .filter((text) => text !== "")
    .map(blockOf);
}

/** Headings and list items stand alone even without an empty line around them. */
function split(chunk: string): string[] {
  const pieces: string[] = [];
  for (const line of chunk.trim().split("\n")) {
    const isAlone = /^(#{1,3} |[-*] )/.test(line) || /^#{1,3} /.test(pieces.at(-1) ?? "");
    if (isAlone || pieces.length === 0) pieces.push(line.trim());
    else pieces.push(`${pieces.pop() ?? ""} ${line.trim()}`);
  }
  return pieces;
}

function blockOf(text: string): Block {
  const heading = /^(#{1,3}) (.*)$/.exec(text);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, clause: "", spans: spansOf(heading[2] ?? "") };
  const item = /^[-*] (.*)$/.exec(text);
  const spans = spansOf(item?.[1] ?? text);
  const first = spans[0];
  const clause = first?.style === "strong" && CLAUSE.test(first.text) ? first.text : "";
  return { kind: item ? "item" : "paragraph", level: 0, clause, spans };
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  for (const piece of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    if (piece.startsWith("**")) spans.push({ style: "strong", text: piece.slice(2, -2) });
    else if (piece.startsWith("*") && piece.length > 2) spans.push({ style: "em", text: piece.slice(1, -1) });
    else if (piece) spans.push({ style: "plain", text: piece });
  }
  return spans;
}

const plain = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** The blocks that have a word or a clause, whatever its capitals and accents, each below its heading. */
export function blocksAbout(blocks: Block[], sought: string): Block[] {
  const wanted = plain(sought.trim());
  if (!wanted) return blocks;
  const found: Block[] = [];
  let heading: Block | undefined;
  for (const block of blocks) {
    if (block.kind === "heading") {
      heading = block;
    } else if (plain(block.spans.map((span) => span.text).join("")).includes(wanted)) {
      if (heading) found.push(heading);
      heading = undefined;
      found.push(block);
    }
  }
  return found;
}

/** What a clause says, without its number; "" where the rules do not have it. */
export function clauseText(markdown: string, clause: string): string {
  const block = blocksOf(markdown).find((candidate) => candidate.clause === clause);
  const rest = block?.spans.slice(1) ?? [];
  return rest
    .map((span) => span.text)
    .join("")
    .trim();
}
