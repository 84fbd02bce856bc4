/** The quick reactions that the server knows, and their pictures. */
export const REACTIONS: Readonly<Record<string, string>> = {
  laugh: "face-with-tears-of-joy",
  love: "red-heart",
  wow: "astonished-face",
  cry: "loudly-crying-face",
  grr: "pouting-face",
  clap: "clapping-hands",
  think: "thinking-face",
  hurry: "alarm-clock",
};
