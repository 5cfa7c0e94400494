import { withTimeout } from '../../host/with-timeout';

/** What lies in the database: the content is of use only with the key, which no script can take out of the browser. */
export type Entry = {
  /** Of this opt-in: what was begun before a removal never takes the place of what came after it. */
  id: string;
  uid: string;
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  content: ArrayBuffer;
};

/** The place of one entry. All methods throw the error of a browser that blocks it, or has no space. */
export interface Shelf {
  /** @returns null without an entry, or what an entry is not known to be */
  read(): Promise<unknown>;
  put(entry: Entry): Promise<void>;
  /** Only while the entry with this id is there. */
  replace(entry: Entry): Promise<void>;
  clear(): Promise<void>;
}

const database = 'mrw-offline';
const table = 'kept';
const place = 'entry';
/** Milliseconds. */
const longest = 5_000;

/** The shelf of this browser, in IndexedDB. Without an entry there is no database either. */
export const shelfOfBrowser: Shelf = {
  read: () =>
    inTable('readonly', (entries, done) => {
      const found = entries.get(place);
      found.onsuccess = () => {
        done(found.result);
      };
    }),
  put: async (entry) => {
    await inTable('readwrite', (entries) => entries.put(entry, place), true);
  },
  replace: async (entry) => {
    await inTable('readwrite', (entries) => {
      const found = entries.get(place);
      found.onsuccess = () => {
        if (idOf(found.result) === entry.id) entries.put(entry, place);
      };
    });
  },
  clear: () => settled(indexedDB.deleteDatabase(database)).then(() => undefined),
};

const idOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : null;

/** @returns what `work` said, or null when there is no database and none is made */
async function inTable(
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore, done: (result: unknown) => void) => void,
  makes = false,
): Promise<unknown> {
  const opening = indexedDB.open(database, 1);
  const opened = { isNew: false };
  opening.onupgradeneeded = () => {
    opened.isNew = true;
    if (makes) opening.result.createObjectStore(table);
    else opening.transaction?.abort();
  };
  const base = await settled(opening).catch((error: unknown) => {
    if (opened.isNew && !makes) return null;
    throw error;
  });
  if (!base) return null;
  try {
    return await new Promise((resolve, reject) => {
      const transaction = base.transaction(table, mode);
      let result: unknown = null;
      transaction.oncomplete = () => {
        resolve(result);
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new Error('The browser took it back.'));
      };
      work(transaction.objectStore(table), (value) => {
        result = value ?? null;
      });
    });
  } finally {
    base.close();
  }
}

/** Some browsers never answer after they were asleep. */
const settled = <Result>(request: IDBOpenDBRequest & IDBRequest<Result>): Promise<Result> =>
  withTimeout(
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(request.error ?? new Error('The database did not open.'));
      };
    }),
    longest,
  );
