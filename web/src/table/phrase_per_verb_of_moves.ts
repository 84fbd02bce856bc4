import type { Option } from "../generated/wire";

/** So long are articles and the like: what is said does not end on one. */
const SHORT = 3;

/** What some labels begin with alike, in whole words, followed by "…" where they go on apart. */
export function commonStart(labels: readonly string[]): string {
  const [first = "", ...others] = labels.map((label) => label.split(" "));
  if (first === "") return "";
  const apart = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  const common = apart < 0 ? first : first.slice(0, apart);
  const isWhole = common.length === first.length && others.every((words) => words.length === common.length);
  if (isWhole) return common.join(" ");
  while (common.length > 1 && (common.at(-1) ?? "").length <= SHORT) common.pop();
  return common.length ? `${common.join(" ")}…` : "";
}

/**
 * One phrase for each verb among some options: its only label, what the game says of several, or what they begin with
 * alike; none for a verb whose labels have nothing in common.
 */
export function moveHintsOf(
  options: readonly Option[],
  say: (option: Option) => string,
  sayAll: (verb: string) => string | undefined,
): string[] {
  const verbs = [...new Set(options.map((option) => option.verb))];
  return verbs
    .map((verb) => {
      const labels = [...new Set(options.filter((option) => option.verb === verb).map(say))];
      return labels.length > 1 ? (sayAll(verb) ?? commonStart(labels)) : (labels[0] ?? "");
    })
    .filter((way) => way !== "");
}
