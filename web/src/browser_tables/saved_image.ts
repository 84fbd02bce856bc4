/** What this browser keeps of its tables, in IndexedDB: one image of them all, and what signs the tokens of seats. */

interface Saved {
  secret: Uint8Array;
  image: Uint8Array;
  /** Counts the workers that have had it: only the last one may write. */
  owner: number;
}

const DATABASE = "regift";
const STORE = "tables";
const KEY = "all";
const SECRET_BYTES = 32;
/** Where whoever takes the tables says so to all pages of this browser. */
const CHANNEL = "regift.tables";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

/** Change what is kept, in one transaction. */
async function change(database: IDBDatabase, next: (before: Saved | undefined) => Saved): Promise<Saved> {
  const transaction = database.transaction(STORE, "readwrite", { durability: "relaxed" });
  const store = transaction.objectStore(STORE);
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("not kept"));
  });
  finished.catch(() => {});
  const before = await done(store.get(KEY) as IDBRequest<Saved | undefined>);
  let after: Saved;
  try {
    after = next(before);
  } catch (failure) {
    transaction.abort();
    throw failure;
  }
  store.put(after, KEY);
  await finished;
  return after;
}

/** The tables as they were saved last, and how to save them from now on; whoever had them before saves no more. */
export class SavedImage {
  readonly #channel = new BroadcastChannel(CHANNEL);

  /** `ontaken` is called when another page of this browser has taken the tables. */
  constructor(
    readonly saved: Saved,
    readonly database: IDBDatabase,
    readonly ontaken: () => void,
  ) {
    this.#channel.onmessage = ({ data }: MessageEvent<number>) => {
      if (data > saved.owner) ontaken();
    };
    this.#channel.postMessage(saved.owner);
  }

  static async take(ontaken: () => void): Promise<SavedImage> {
    const database = await open();
    const saved = await change(database, (before) => ({
      secret: before?.secret ?? crypto.getRandomValues(new Uint8Array(SECRET_BYTES)),
      image: before?.image ?? new Uint8Array(),
      owner: (before?.owner ?? 0) + 1,
    }));
    return new SavedImage(saved, database, ontaken);
  }

  /** Forget all tables; what signs the tokens of seats stays. */
  static async forget(): Promise<void> {
    const image = await SavedImage.take(() => {});
    await image.save(new Uint8Array());
  }

  async save(image: Uint8Array): Promise<void> {
    await change(this.database, (before) => {
      if (before?.owner === this.saved.owner) return { ...before, image };
      this.ontaken();
      throw new Error("another page of this browser has these tables");
    });
  }
}
