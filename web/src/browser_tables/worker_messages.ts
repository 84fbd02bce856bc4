/** What a page and the worker that keeps its tables tell each other. */

/** The files that the worker needs: the whole address of their folder, and what each weighs, by the way it comes over the line. */
export interface FileList {
  folder: string;
  files: Record<string, Weight>;
  /** How fast tables of the server play: those of the browser do so, too. */
  speed: number[];
}
export interface Weight {
  plain: number;
  br: number;
  gzip: number;
}

/**
 * Why tables can’t be opened: not all has come, or a later version of the page has taken the place of this one, or what
 * is kept is damaged, or was kept by a later version.
 */
export type Failure = "network" | "replaced" | "damaged" | "later";

export type ToWorker =
  | { kind: "start"; list: FileList; origin: string }
  | { kind: "ask"; id: number; method: string; path: string; headers: [string, string][]; body: Uint8Array }
  | { kind: "dial"; id: number }
  | { kind: "say"; id: number; frame: string }
  | { kind: "hang-up"; id: number };

export type FromWorker =
  | { kind: "fetched"; bytes: number }
  | { kind: "ready" }
  | { kind: "failed"; why: Failure; said: string }
  /** Another page of this browser has the tables now. */
  | { kind: "taken" }
  | { kind: "answer"; id: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  | { kind: "frame"; id: number; frame: string }
  | { kind: "closed"; id: number };
