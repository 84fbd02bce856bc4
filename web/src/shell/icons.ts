/** Our own line drawings, on 24 by 24. */
export const ICONS = {
  people:
    "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .7 3.200 2.500 3.500 5.500",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.500 2",
  book: "M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6l1-7Z",
  pencil: "m4 20 1-4L16 5l3 3L8 19l-4 1Z",
  cross: "M6 6l12 12M18 6 6 18",
  swap: "M8 20V5M4.500 8.500 8 5l3.500 3.500M16 4v15M12.500 15.500 16 19l3.500-3.500",
  grow: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  robot: "M5 9h14v10H5zM12 9V5M9 13.500v1M15 13.500v1M2.500 13v3M21.500 13v3",
  arrow: "M5 12h14M13 6l6 6-6 6",
} as const;

export type IconName = keyof typeof ICONS;
