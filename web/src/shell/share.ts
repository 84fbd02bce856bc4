/** What became of something to be shared: only where nothing else works is it shown, to be copied by hand. */
export type Shared = "sent" | "copied" | "by-hand";

/** Hand a text to the device’s own sharing, else to the clipboard; over plain HTTP there is neither. */
export async function share(title: string, text: string): Promise<Shared> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, text });
      return "sent";
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === "AbortError") return "sent";
    }
  }
  if (typeof navigator.clipboard?.writeText === "function") {
    try {
      await navigator.clipboard.writeText(text);
      return "copied";
    } catch {
      // The browser would not: then by hand.
    }
  }
  return "by-hand";
}
