import type { OpenTable } from "../generated/wire";

/** What one wishes of a table; null: whatever. */
export interface TableWish {
  game: string | null;
  language: string | null;
  /** So many free seats at least. */
  seats: number | null;
}

export const NO_WISH: TableWish = { game: null, language: null, seats: null };
/** So many tables are looked through without a filter. */
export const FEW = 4;

/** Whether a table is what one wishes. */
export function fits({ game, language, free }: OpenTable, wish: TableWish): boolean {
  return (
    (wish.game === null || game === wish.game) &&
    (wish.language === null || language === wish.language) &&
    (wish.seats === null || free >= wish.seats)
  );
}

/** What tells some tables from others, of one kind; what one wishes for stays, also when its last table has gone. */
export function valuesOf(tables: readonly OpenTable[], name: "game" | "language", wish: TableWish): string[] {
  const wished = wish[name];
  const found = new Set([...tables.map((table) => table[name]), ...(wished === null ? [] : [wished])]);
  return found.size > 1 || wished !== null ? [...found].sort() : [];
}

/** The numbers of free seats that some tables have and not all. */
export function seatsOf(tables: readonly OpenTable[], { seats }: TableWish): number[] {
  const least = Math.min(...tables.map(({ free }) => free));
  const found = new Set([...tables.map(({ free }) => free).filter((free) => free > least), ...(seats ? [seats] : [])]);
  return [...found].sort((one, other) => one - other);
}
