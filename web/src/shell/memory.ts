const PREFIX = "regift.";

/** Read from this browser's memory; a browser that keeps none is no error. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows may forbid it: then it is asked again next time.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // The same.
  }
}

/** The keys that begin so, without what they begin with. */
export function recallKeys(start: string): string[] {
  try {
    const whole = PREFIX + start;
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(whole) ? [key.slice(whole.length)] : []));
  } catch {
    return [];
  }
}
