const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Those whose names hold every word that is sought, in any order, whatever the accents. */
export function found<Card>(cards: readonly Card[], sought: string, called: (card: Card) => string): Card[] {
  const parts = plain(sought).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const name = plain(called(card));
    return parts.every((part) => name.includes(part));
  });
}
