/** Keeps tables in this browser: Python, the rules and the routes of a server, in a thread of their own. */
import { SavedImage } from "./saved_image";
import type { Failure, FileList, FromWorker, ToWorker } from "./worker_messages";

interface PythonSocket {
  take(frame: string): void;
  close(): void;
  destroy(): void;
}
type Answer = [number, [string, string][], Uint8Array<ArrayBuffer>];
interface PageServer {
  ask(method: string, path: string, headers: [string, string][], body: Uint8Array): Promise<Answer>;
  connect(tell: (frame: string) => void, hangUp: (code: number) => void): PythonSocket;
}
interface Pyodide {
  unpackArchive(content: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(source: string): unknown;
  pyimport(name: string): { PageServer: (...given: unknown[]) => PageServer };
}
interface PyodideModule {
  loadPyodide(options: { indexURL: string }): Promise<Pyodide>;
}

/** By the name of Python’s exception: what that says of the tables that are kept. */
const FAILURES: Record<string, Failure> = { UnusableStore: "damaged", LaterStore: "later" };
const LIBRARIES = "/lib/python3.14/site-packages";
const ARCHIVE = "tables.zip";
/** Scripts of Pyodide, which are imported from where they were kept when they were fetched. */
const MODULES = ["pyodide.mjs", "pyodide.asm.mjs"];
const TYPES: Record<string, string> = { wasm: "application/wasm", mjs: "text/javascript", json: "application/json" };
const tell = (message: FromWorker, transfer: Transferable[] = []): void => postMessage(message, { transfer });

/** Fetch a file, and tell how much has come. */
async function fetchFile(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  const reader = answer.body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value);
    tell({ kind: "fetched", bytes: read.value.length });
  }
  return new Blob(pieces, { type: TYPES[address.split(".").at(-1) ?? ""] ?? "application/octet-stream" });
}

/** Begin to fetch everything at once; Pyodide’s own requests are answered as soon as what they ask for is here. */
function fetchAll({ folder, files }: FileList): (name: string) => Promise<Blob> {
  const blobs = new Map(Object.keys(files).map((name) => [name, fetchFile(folder + name)]));
  // Each is waited for below or by Pyodide, though maybe not before another one has failed.
  for (const blob of blobs.values()) blob.catch(() => {});
  const outside = self.fetch.bind(self);
  self.fetch = async (asked, options) => {
    const address = new URL(asked instanceof Request ? asked.url : asked, location.href);
    const name = address.href.startsWith(folder) ? address.href.slice(folder.length) : "";
    const blob = await blobs.get(name);
    return blob ? new Response(blob, { headers: { "content-type": blob.type } }) : outside(asked, options);
  };
  return (name) => blobs.get(name) ?? Promise.reject(new Error(`${name}: not listed`));
}

async function start(list: FileList, origin: string): Promise<PageServer> {
  const file = fetchAll(list);
  // Python starts while its libraries are still coming.
  await Promise.all(MODULES.map(file));
  const { loadPyodide } = (await import(/* @vite-ignore */ list.folder + MODULES[0])) as PyodideModule;
  const pyodide = await loadPyodide({ indexURL: list.folder });
  pyodide.unpackArchive(await (await file(ARCHIVE)).arrayBuffer(), "zip", { extractDir: LIBRARIES });
  const { PageServer } = pyodide.pyimport("regift.server.in_browser.pyodide_glue");
  // Only now: a page that could not fetch everything takes no tables from another one.
  const image = await SavedImage.take(() => tell({ kind: "taken" }));
  return PageServer(origin, list.speed, image.saved.secret, image.saved.image, (next: Uint8Array) => image.save(next));
}

let server: Promise<PageServer> | undefined;
const sockets = new Map<number, PythonSocket>();

function hangUp(id: number): void {
  const socket = sockets.get(id);
  sockets.delete(id);
  socket?.close();
  socket?.destroy();
}

async function take(message: ToWorker): Promise<void> {
  if (message.kind === "start") {
    server = start(message.list, message.origin);
    await server;
    tell({ kind: "ready" });
    return;
  }
  const known = await server;
  if (!known) return;
  const { id } = message;
  if (message.kind === "ask") {
    const [status, headers, body] = await known.ask(message.method, message.path, message.headers, message.body);
    tell({ kind: "answer", id, status, headers, body }, [body.buffer]);
  } else if (message.kind === "dial") {
    const closed = (): void => {
      tell({ kind: "closed", id });
      hangUp(id);
    };
    sockets.set(
      id,
      known.connect((frame) => tell({ kind: "frame", id, frame }), closed),
    );
  } else if (message.kind === "say") sockets.get(id)?.take(message.frame);
  else hangUp(id);
}

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  take(data).catch((failure: unknown) => {
    const { type = "" } = failure as { type?: string };
    tell({ kind: "failed", why: FAILURES[type] ?? "network", said: String(failure) });
  });
};
