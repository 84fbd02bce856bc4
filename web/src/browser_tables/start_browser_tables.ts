import { keepTablesHere, type TablesHere } from "../wire/where_tables_are";
import type { Socket } from "../wire/websocket_connection";
import { pageOfServer } from "../shell/device/reload_when_part_missing";
import { listFiles } from "./file_list_from_server_and_is_fetched";
import { keepPartsOfPage } from "./prefetch_all_parts_of_page";
import { keepPage } from "../static_site/keep_page";
import type { Failure, FileList, FromWorker, ToWorker } from "./worker_messages";

/** How much has come, in bytes as they come over the line. */
export interface Progress {
  come: number;
  all: number;
}
type Way = "br" | "gzip";

/** In which way files come: browsers take the better one where nobody can meddle. */
const way = (): Way => (isSecureContext ? "br" : "gzip");
const sum = (sizes: number[]): number => sizes.reduce((before, size) => before + size, 0);

export const weightOf = ({ files }: FileList): number => sum(Object.values(files).map((file) => file[way()]));

/** Tables could not be opened. */
class NotOpened extends Error {
  constructor(
    readonly why: Failure,
    said: string,
  ) {
    super(said);
  }
}
export const reasonOf = (failure: unknown): Failure => (failure instanceof NotOpened ? failure.why : "network");

/** The tables that this browser keeps, in a worker of this page. */
class BrowserTables implements TablesHere {
  #count = 0;
  readonly #asked = new Map<number, (answer: Response) => void>();
  readonly #sockets = new Map<number, Socket>();

  constructor(readonly worker: Worker) {}

  #send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  start(list: FileList, onprogress: (progress: Progress) => void): Promise<void> {
    const all = weightOf(list);
    const plain = sum(Object.values(list.files).map((file) => file.plain));
    let come = 0;
    return new Promise((resolve, reject) => {
      this.worker.onerror = ({ message }) => reject(new Error(message));
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === "fetched") onprogress({ come: Math.round(((come += data.bytes) / plain) * all), all });
        else if (data.kind === "ready") resolve();
        else if (data.kind === "failed") reject(new NotOpened(data.why, data.said));
        else if (data.kind === "taken") this.#lose();
        else this.#hear(data);
      };
      this.#send({ kind: "start", list, origin: location.origin });
    });
  }

  /** Let go of the tables: another page of this browser has them. */
  #lose(): void {
    this.worker.terminate();
    started = undefined;
    keepTablesHere(null);
  }

  #hear(message: Extract<FromWorker, { id: number }>): void {
    const { id } = message;
    if (message.kind === "answer") {
      const { status, headers, body } = message;
      this.#asked.get(id)?.(new Response(body, { status, headers }));
      this.#asked.delete(id);
    } else if (message.kind === "frame") this.#sockets.get(id)?.onmessage?.({ data: message.frame });
    else {
      const socket = this.#sockets.get(id);
      this.#sockets.delete(id);
      socket?.onclose?.();
    }
  }

  async ask(path: string, options: RequestInit = {}): Promise<Response> {
    const id = ++this.#count;
    const headers = [...new Headers(options.headers)].map(([name, value]): [string, string] => [name, value]);
    const body = new Uint8Array(await new Response(options.body ?? null).arrayBuffer());
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#send({ kind: "ask", id, method: options.method ?? "GET", path, headers, body });
    });
  }

  dial(): Socket {
    const id = ++this.#count;
    const socket: Socket = {
      onopen: null,
      onclose: null,
      onmessage: null,
      send: (frame) => this.#send({ kind: "say", id, frame }),
      close: () => {
        this.#sockets.delete(id);
        this.#send({ kind: "hang-up", id });
      },
    };
    this.#sockets.set(id, socket);
    this.#send({ kind: "dial", id });
    queueMicrotask(() => socket.onopen?.());
    return socket;
  }
}

let started: Promise<void> | undefined;

/** Fetch what it takes and open the tables of this browser; once they are open, nothing is fetched again. */
export function startBrowserTables(onprogress: (progress: Progress) => void): Promise<void> {
  started ??= start(onprogress).catch(async (failure: unknown) => {
    started = undefined;
    const isReplaced = reasonOf(failure) === "network" && (await pageOfServer()) === "another page";
    throw isReplaced ? new NotOpened("replaced", String(failure)) : failure;
  });
  return started;
}

async function start(onprogress: (progress: Progress) => void): Promise<void> {
  const [list] = await Promise.all([listFiles(), keepPage()]);
  if (!list) throw new Error("no tables for browsers here");
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const tables = new BrowserTables(worker);
  try {
    await Promise.all([tables.start(list, onprogress), keepPartsOfPage()]);
  } catch (failure) {
    worker.terminate();
    throw failure;
  }
  keepTablesHere(tables);
}
