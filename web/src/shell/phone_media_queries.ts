/** When a table is drawn as on a phone: upright, or on its side. The same is in the styles' media queries. */
export const PHONE = "(width < 700px), (width < 1000px) and (height < 500px)";

/** Of these, where there is so little room that three others sit in rows of two: under the bars of a browser, or on its side. */
export const LOW_PHONE = "(360px <= width < 700px) and (height < 750px), (width < 1000px) and (height < 500px)";
