/** A name as it is looked up: letters and figures alone, without case or accents. */
export function folded(name: string): string {
  const plain = name.toLowerCase().replaceAll("œ", "oe").normalize("NFKD");
  return plain.replaceAll(/[^a-z0-9]/g, "");
}
