import listing from "../assets/pictures.json";

const files = import.meta.glob<string>("../assets/pictures/*.svg", { eager: true, query: "?url", import: "default" });
const emoji = new Map<string, string>();
const places = new Map<string, string>();
for (const [sheet, drawn] of Object.entries(listing.sheets)) {
  for (const [name, glyph] of Object.entries(drawn)) {
    emoji.set(glyph, name);
    places.set(name, `${files[`../assets/pictures/${sheet}.svg`]}#${name}`);
  }
}
const OTHERWISE = "wrapped-gift";

/** The picture of an emoji, undefined where there is none of it. */
export const pictureOf = (glyph: string): string | undefined => emoji.get(glyph.replaceAll("\uFE0F", ""));

/** Where a picture is drawn: on its sheet, which holds others of its kind. */
export const placeOf = (name: string): string | undefined => places.get(name) ?? places.get(OTHERWISE);
