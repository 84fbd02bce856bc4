const PREFIX = "regift.";
/** What a browser does not keep is known as long as the page is open: a seat above all. */
const unkept = new Map<string, string>();

/** Read from this browser's memory; a browser that keeps none is no error. */
export function readStored(key: string): string | null {
  const known = unkept.get(key);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  unkept.delete(key);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows may forbid it, and full ones do.
    unkept.set(key, value);
  }
}

export function removeStored(key: string): void {
  unkept.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // The same.
  }
}

/** The keys that begin so, without what they begin with. */
export function storedKeys(start: string): string[] {
  const keys = [...unkept.keys()];
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) keys.push(key.slice(PREFIX.length));
  } catch {
    // The same.
  }
  return [...new Set(keys)].flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
}
