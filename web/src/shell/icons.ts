/** Our own line drawings, on 24 by 24. */
export const ICONS = {
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .7 3.2 2.5 3.5 5.5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2",
  book: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6l1-7Z",
  pencil: "m4 20 1-4L16 5l3 3L8 19l-4 1Z",
  cross: "M6 6l12 12M18 6 6 18",
  swap: "M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5",
  grow: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  undo: "M9 6 4 11l5 5M4 11h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "m15 6 5 5-5 5M20 11H10a5.5 5.5 0 0 0 0 11h3",
  cards: "M8 3h10a1 1 0 0 1 1 1v13M5 7h9a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  robot: "M5 9h14v10H5zM12 9V5M9 13.5v1M15 13.5v1M2.5 13v3M21.5 13v3",
  microphone: "M12 15a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v6a3 3 0 0 0 3 3ZM6 11v1a6 6 0 0 0 12 0v-1M12 18v3",
  tick: "m5 12.5 4.5 4.5L19 7.5",
  list: "M4 6h16M4 12h16M4 18h16",
  arrow: "M5 12h14M13 6l6 6-6 6",
} as const;

export type IconName = keyof typeof ICONS;
