/** @jest-environment node */
import { webcrypto } from 'node:crypto';
import { recordOf } from './kept-record';
import { memoryShelf, withContent } from './testing/shelf';
import { createVault } from './vault';

const member = { uid: '12', membershipId: 'M12', displayName: 'Amy', pointAccount: null, pointsReadAt: 5 };
const record = recordOf(member, 1_000);
const other = recordOf({ ...member, uid: '13', membershipId: 'M13' }, 1_000);
const browser = webcrypto as unknown as Crypto;

const setup = () => {
  const { shelf, state } = memoryShelf();
  return { shelf, state, vault: createVault(shelf, browser) };
};

test('a record is read back by its member, and lies there in no readable form', async () => {
  const { vault, state } = setup();
  await vault.begin(record);
  expect(await vault.read('12')).toEqual(record);
  expect(await vault.read('13')).toBeNull();
  const { key, content } = withContent(state.entry, new ArrayBuffer(0));
  expect(content.byteLength).toBe(0);
  expect(key.extractable).toBe(false);
  await expect(browser.subtle.exportKey('raw', key)).rejects.toThrow();
  const stored = Buffer.from((state.entry as { content: ArrayBuffer }).content).toString('latin1');
  expect(stored).not.toMatch(/M12|Amy/);
});

test('a change is one after the other, each with an iv of its own', async () => {
  const { vault, state } = setup();
  await vault.begin(record);
  const before = (state.entry as { iv: Uint8Array }).iv;
  await Promise.all(
    [1, 2, 3].map((step) => vault.change('12', (old) => ({ ...old, latest: old.latest + step }))),
  );
  expect((await vault.read('12'))?.latest).toBe(1_006);
  expect((state.entry as { iv: Uint8Array }).iv).not.toEqual(before);
});

test('a change that arrives after the removal brings nothing back', async () => {
  const { vault, state, shelf } = setup();
  await vault.begin(record);
  const changing = vault.change('12', (old) => {
    // In another tab, while this one encrypts.
    void shelf.clear();
    return old;
  });
  await changing;
  expect(state.entry).toBeNull();
  expect(await vault.change('12', (old) => old)).toBe(false);
  expect(state.entry).toBeNull();
});

test('a change of one member does not take the place of what another keeps by then', async () => {
  const { vault, state } = setup();
  const another = createVault(memoryShelfOver(state), browser);
  await vault.begin(record);
  let begun: Promise<void> = Promise.resolve();
  await vault.change('12', (old) => {
    begun = another.begin(other);
    return old;
  });
  await begun;
  await vault.change('12', () => record);
  expect(await another.read('13')).toEqual(other);
});

/** The shelf of another tab. */
function memoryShelfOver(state: { entry: unknown }) {
  const { shelf } = memoryShelf();
  return {
    ...shelf,
    read: () => Promise.resolve(state.entry),
    put: (entry: unknown) => Promise.resolve(void (state.entry = entry)),
  };
}

const bytes = (length: number) => new Uint8Array(length).buffer;
test.each<[string, (entry: unknown) => unknown]>([
  ['whose content is torn', (entry) => withContent(entry, bytes(20))],
  ['whose content is empty', (entry) => withContent(entry, bytes(0))],
  ['of another member', (entry) => Object.assign({}, entry, { uid: '13' })],
  ['without a key', (entry) => Object.assign({}, entry, { key: null })],
  ['that is text', () => 'entry'],
  ['that is an empty object', () => ({})],
])('a record %s is none, and is removed', async (_, tear) => {
  const { vault, state } = setup();
  await vault.begin(record);
  state.entry = tear(state.entry);
  const uid = state.entry && Reflect.get(Object(state.entry), 'uid') === '13' ? '13' : '12';
  expect(await vault.read(uid)).toBeNull();
  expect(state.entry).toBeNull();
});

test('a record that an earlier release cannot have written is none', async () => {
  const { vault, state } = setup();
  await vault.begin(record);
  await vault.change('12', (old) => ({ ...old, latest: Number.NaN }));
  expect(await vault.read('12')).toBeNull();
  expect(state.entry).toBeNull();
});

test('a browser that blocks its database says so', async () => {
  const { vault, state } = setup();
  state.fails = true;
  await expect(vault.begin(record)).rejects.toThrow('full');
  await expect(vault.read('12')).rejects.toThrow('full');
  await expect(vault.change('12', (old) => old)).rejects.toThrow('full');
});

test('a browser that takes the key and has none afterwards keeps nothing', async () => {
  const { vault, shelf, state } = setup();
  jest.spyOn(shelf, 'read').mockImplementation(() => Promise.resolve(state.entry && { id: '1', uid: '12' }));
  await expect(vault.begin(record)).rejects.toThrow('stores no keys');
  expect(state.entry).toBeNull();
});

test('a change that finds no space leaves the record as it was', async () => {
  const { vault, shelf } = setup();
  await vault.begin(record);
  jest.spyOn(shelf, 'replace').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await expect(vault.change('12', (old) => ({ ...old, latest: 9 }))).rejects.toThrow('full');
  expect(await vault.read('12')).toEqual(record);
  expect(await vault.change('12', (old) => ({ ...old, latest: 9_000 }))).toBe(true);
});
