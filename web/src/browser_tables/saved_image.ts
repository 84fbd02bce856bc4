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
  constructor(
    readonly saved: Saved,
    readonly database: IDBDatabase,
  ) {}

  static async take(): Promise<SavedImage> {
    const database = await open();
    const saved = await change(database, (before) => ({
      secret: before?.secret ?? crypto.getRandomValues(new Uint8Array(SECRET_BYTES)),
      image: before?.image ?? new Uint8Array(),
      owner: (before?.owner ?? 0) + 1,
    }));
    return new SavedImage(saved, database);
  }

  async save(image: Uint8Array): Promise<void> {
    await change(this.database, (before) => {
      if (before?.owner !== this.saved.owner) throw new Error("another page of this browser has these tables");
      return { ...before, image };
    });
  }
}
