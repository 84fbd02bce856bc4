/** When a table is drawn as on a phone: upright, or on its side. The same is in the styles' media queries. */
export const PHONE = "(width < 700px), (width < 1000px) and (height < 500px)";
