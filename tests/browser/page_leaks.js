// What a page still says of something that nobody may read there any more: its text, its attributes, what the browser keeps.
(wanted) => {
  const copy = document.documentElement.cloneNode(true);
  copy.querySelectorAll("script, style, [data-testid=claims]").forEach((part) => part.remove());
  const fields = [...document.querySelectorAll("input, textarea, select")].map((field) => field.value);
  const kept = [localStorage, sessionStorage].flatMap((store) => Object.entries(store).flat());
  const seen = new Set();
  const globals = [];
  const walk = (value, depth) => {
    if (typeof value === "string") globals.push(value);
    if (typeof value !== "object" || value === null || seen.has(value) || depth > 5 || value instanceof Node) return;
    seen.add(value);
    for (const each of Object.values(value)) walk(each, depth + 1);
  };
  for (const name of Object.keys(window)) {
    try {
      walk(window[name], 0);
    } catch {
      // Some cannot be read at all.
    }
  }
  const places = {
    page: [copy.outerHTML.toLowerCase()],
    fields,
    kept,
    globals,
    around: [document.title, document.cookie, location.href, JSON.stringify(history.state) ?? ""],
  };
  const letters = "\\p{L}\\p{N}_-";
  return wanted.flatMap((word) => {
    const pattern = new RegExp(`(?<![${letters}])${word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![${letters}])`, "u");
    return Object.entries(places)
      .filter(([, texts]) => texts.some((text) => pattern.test(text.toLowerCase())))
      .map(([place]) => `${word}: ${place}`);
  });
}
