const PAPERS = ["#b4233a", "#1c6650", "#2a5aa3", "#c7791a", "#6d3f8f", "#0f7f86", "#a3326f", "#5b6b1f"];

/** The paper in which a seat wraps its parcels: the colour of its pawns, too. */
export const seatPaperColour = (seat: number): string => PAPERS[seat % PAPERS.length] ?? "";
