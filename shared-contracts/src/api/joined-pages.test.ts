import { readAllPages } from './joined-pages';

const size = 3;
type Row = { id: string } | { date: string };

/** A list in pages of three, which changes before the given readings. */
function server(
  changes: Readonly<Record<number, (rows: string) => string>>,
  row: (name: string) => Row = (id) => ({ id }),
) {
  const state = { rows: 'abcdefgh', asked: [] as number[] };
  const read = (address: string | null) => {
    const page = Number(address ?? 1);
    state.asked.push(page);
    state.rows = changes[state.asked.length]?.(state.rows) ?? state.rows;
    const items = Array.from(state.rows)
      .slice((page - 1) * size, page * size)
      .map(row);
    return Promise.resolve({
      items,
      unread: 0,
      next: page * size < state.rows.length ? String(page + 1) : null,
    });
  };
  return { state, read };
}
const kinds: readonly (readonly [string, (name: string) => Row])[] = [
  ['by id', (id) => ({ id })],
  ['by content', (date) => ({ date })],
];

describe.each(kinds)('rows %s', (_, row) => {
  test.each([
    ['a row leaves an earlier page before the next one is read', 2, (rows: string) => rows.replace('b', '')],
    ['the last row of a page leaves', 3, (rows: string) => rows.replace('f', '')],
    ['a row is added before', 2, (rows: string) => `x${rows}`],
    ['one leaves and one is added', 3, (rows: string) => `x${rows.replace('e', '')}`],
    ['the order changes', 3, (rows: string) => Array.from(rows).reverse().join('')],
    ['a row leaves when all pages are read', 4, (rows: string) => rows.replace('a', '')],
  ])('%s: every row is there once', async (__, at, change) => {
    const { state, read } = server({ [at]: change }, row);
    const pages = await readAllPages(read, 9);
    expect(pages.flatMap(({ items }) => items)).toEqual(Array.from(state.rows).map((name) => row(name)));
    expect(state.rows).not.toBe('abcdefgh');
  });
});

test('a list that holds still is read once, and its pages before the last once more', async () => {
  const { state, read } = server({});
  expect(await readAllPages(read, 9)).toHaveLength(3);
  expect(state.asked).toEqual([1, 2, 3, 1, 2]);
});

test('a list of one page is read once', async () => {
  const { state, read } = server({ 1: () => 'ab' });
  expect(await readAllPages(read, 9)).toHaveLength(1);
  expect(state.asked).toEqual([1]);
});

test('a list that changes at each reading is given as it was read last', async () => {
  const turn = (rows: string) => rows.slice(1) + rows.slice(0, 1);
  const { state, read } = server(Object.fromEntries(Array.from({ length: 50 }, (_, at) => [at, turn])));
  await readAllPages(read, 9);
  expect(state.asked).toEqual([1, 2, 3, 1, 2, 1, 2, 3, 1, 2, 1, 2, 3]);
});

test('reading stops at a page without a new row, and after the most pages', async () => {
  const { read } = server({});
  expect(await readAllPages(read, 2)).toHaveLength(2);
  const same = jest.fn(() => Promise.resolve({ items: [{ id: 'a' }], unread: 0, next: 'on' }));
  expect(await readAllPages(same, 9)).toHaveLength(2);
});
