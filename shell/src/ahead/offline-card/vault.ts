import { keptRecord, type KeptRecord } from './kept-record';
import type { Entry, Shelf } from './shelf';

type Found = { entry: Entry; record: KeptRecord };

/** One encrypted record on the shelf. */
export interface Vault {
  /**
   * @returns null without a record of this member, and for one that cannot be read, which is removed
   * @throws the error of a browser that blocks the storage
   */
  read(uid: string): Promise<KeptRecord | null>;
  /** Replaces all there is, under a new key. @throws the error of a browser that blocks it, is full or stores no keys */
  begin(record: KeptRecord): Promise<void>;
  /**
   * Changes a record that is still there: one that was removed meanwhile does not come back. One change after the other.
   *
   * @returns false without a record
   * @throws the error of the browser; the record is as before then
   */
  change(uid: string, next: (record: KeptRecord) => KeptRecord): Promise<boolean>;
  clear(): Promise<void>;
}

/** @param crypto that of the browser; it makes keys that cannot be taken out */
export function createVault(shelf: Shelf, crypto: Pick<Crypto, 'subtle' | 'getRandomValues'>): Vault {
  const { subtle } = crypto;
  const ivOf = () => crypto.getRandomValues(new Uint8Array(12));
  const options = (iv: Uint8Array<ArrayBuffer>, uid: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(uid),
  });
  const seal = async (record: KeptRecord, { id, key }: Pick<Entry, 'id' | 'key'>): Promise<Entry> => {
    const { uid } = record;
    const iv = ivOf();
    const plain = new TextEncoder().encode(JSON.stringify(record));
    return { id, uid, key, iv, content: await subtle.encrypt(options(iv, uid), key, plain) };
  };
  const open = async (stored: unknown, uid: string): Promise<Found | null> => {
    if (!isEntry(stored)) throw new TypeError('no entry');
    if (stored.uid !== uid) return null;
    const plain = await subtle.decrypt(options(stored.iv, uid), stored.key, stored.content);
    return { entry: stored, record: keptRecord.parse(JSON.parse(new TextDecoder().decode(plain))) };
  };
  const find = async (uid: string): Promise<Found | null> => {
    const stored = await shelf.read();
    if (stored === null) return null;
    try {
      return await open(stored, uid);
    } catch {
      await shelf.clear();
      return null;
    }
  };
  let work: Promise<unknown> = Promise.resolve();
  return {
    read: async (uid) => (await find(uid))?.record ?? null,
    begin: async (record) => {
      const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
      await shelf.put(await seal(record, { id: String(ivOf()), key }));
      // Some browsers take a key without an error, and have none when it is read.
      if (!(await find(record.uid))) throw new Error('The browser stores no keys.');
    },
    change: (uid, next) => {
      const done = work.then(async () => {
        const found = await find(uid);
        if (found) await shelf.replace(await seal(next(found.record), found.entry));
        return found !== null;
      });
      work = done.catch(() => undefined);
      return done;
    },
    clear: () => shelf.clear(),
  };
}

/** Key and content are tried by the decryption. */
const isEntry = (stored: unknown): stored is Entry =>
  typeof stored === 'object' &&
  stored !== null &&
  ['id', 'uid', 'key', 'iv', 'content'].every((name) => name in stored);
