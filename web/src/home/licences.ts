import table from "../../LICENSES.md?raw";

export interface ThirdPartyWork {
  what: string;
  whose: string;
  licence: string;
}

/** Names of files and packages mean nothing to who plays. */
const plain = (cell: string): string => cell.replaceAll(/\s*\([^)]*`[^)]*\)/g, "").trim();

/** What in this client is not ours: the rows of LICENSES.md. */
export const thirdPartyWorks: ThirdPartyWork[] = table
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .slice(2)
  .map((line) => line.split("|").slice(1, -1).map(plain))
  .map(([what = "", whose = "", licence = ""]) => ({ what, whose, licence }));
