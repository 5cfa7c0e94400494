import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { useHost } from '../host/host-context';
import { renderWithHost, type FakeRoutes } from '../testing';
import { usePagedList, usePagedRows } from './use-paged-list';

const size = 3;
const start = 'abcdefgh';

/** A list in pages of three, which changes at the given requests; `rows` is what the server has. */
function changingList(changes: Readonly<Record<number, (rows: string) => string>> = {}) {
  const server = { rows: start, asked: [] as number[], isDown: false };
  const routes: FakeRoutes = {
    'GET /things': ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      server.asked.push(page);
      if (server.isDown) return { failure: 'network' };
      server.rows = changes[server.asked.length]?.(server.rows) ?? server.rows;
      const body = Array.from(server.rows)
        .slice((page - 1) * size, page * size)
        .map((id) => ({ id, date: id }));
      const link = `<http://api.test/things?page=${page + 1}>; rel="next"`;
      return { body, ...(page * size < server.rows.length ? { headers: { link } } : {}) };
    },
  };
  return { server, routes };
}

const item = z.object({ id: z.string() });
const request = { key: ['things'], first: { url: '/things' }, item };

function Rows() {
  return <List {...usePagedList({ ...request, client: useHost().http.other })} />;
}

/** Rows that have no id of their own, as the points by their date. */
function Unnamed() {
  const nameless = z.object({ date: z.string() });
  const rows = (items: readonly { date: string }[]) => items.map(({ date }) => ({ id: date }));
  return <List {...usePagedRows({ ...request, item: nameless, rows, client: useHost().http.other })} />;
}

function List({ items, refreshing, loadMore, refresh }: ReturnType<typeof usePagedList<typeof item>>) {
  return (
    <>
      <p role="status">{items.map(({ id }) => id).join('')}</p>
      <p>{refreshing ? 'reading' : 'still'}</p>
      <button onClick={loadMore}>More</button>
      <button onClick={refresh}>Refresh</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shows = (rows: string) =>
  waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe(rows);
  });

const changes: readonly (readonly [string, (rows: string) => string])[] = [
  ['a row leaves an earlier page', (rows) => rows.replace('b', '')],
  ['the last row of a page leaves', (rows) => rows.replace('c', '')],
  ['a row is added before', (rows) => `x${rows}`],
  ['one leaves and one is added before', (rows) => `x${rows.replace('b', '')}`],
  ['two leave', (rows) => rows.replace('ab', '')],
  ['the order changes', (rows) => Array.from(rows).reverse().join('')],
];

describe.each(changes)('%s', (_, change) => {
  test.each([
    ['before the next page is there', 2],
    ['when it is there', 3],
  ])('%s: every row is there once', async (__, at) => {
    const { server, routes } = changingList({ [at]: change });
    renderWithHost(<Rows />, { api: routes });
    await shows('abc');
    await press('More');
    await waitFor(() => {
      expect(server.asked.length).toBeGreaterThanOrEqual(5);
    });
    await shows(server.rows.slice(0, 2 * size));
    await press('More');
    await shows(server.rows);
  });

  test('rows without an id are kept together too', async () => {
    const { server, routes } = changingList({ 2: change });
    renderWithHost(<Unnamed />, { api: routes });
    await shows('abc');
    await press('More');
    await waitFor(() => {
      expect(server.rows).not.toBe(start);
    });
    await shows(server.rows.slice(0, 2 * size));
  });
});

test.each(changes.slice(0, 3))(
  '%s between two pages of a refresh: every row is there once',
  async (_, change) => {
    const { server, routes } = changingList({ 5: change });
    renderWithHost(<Rows />, { api: routes });
    await shows('abc');
    await press('More');
    await waitFor(() => {
      expect(server.asked).toEqual([1, 2, 1]);
    });
    await press('Refresh');
    await shows(server.rows.slice(0, 2 * size));
    await waitFor(() => {
      expect(server.rows).not.toBe(start);
    });
    await shows(server.rows.slice(0, 2 * size));
  },
);

test('a list that holds still is not read again: one request more with each page', async () => {
  const { server, routes } = changingList();
  renderWithHost(<Rows />, { api: routes });
  await shows('abc');
  await press('More');
  await shows('abcdef');
  await press('More');
  await shows(start);
  await press('Refresh');
  await waitFor(() => {
    expect(server.asked).toEqual([1, 2, 1, 3, 2, 1, 2, 3]);
  });
});

test('a list that changes at each reading is left alone after a few', async () => {
  const turn = (rows: string) => rows.slice(1) + rows.slice(0, 1);
  const always = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [at + 2, turn]));
  const { server, routes } = changingList(always);
  renderWithHost(<Rows />, { api: routes });
  await shows('abc');
  await press('More');
  await waitFor(() => {
    expect(server.asked).toEqual([1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 2, 1]);
  });
  await waitFor(() => {
    expect(screen.getByText('still')).toBeInTheDocument();
  });
  expect(server.asked).toHaveLength(12);
});

test('without a network what was read stays, without an error', async () => {
  const { server, routes } = changingList({
    2: (rows) => {
      server.isDown = true;
      return rows;
    },
  });
  renderWithHost(<Rows />, { api: routes });
  await shows('abc');
  await press('More');
  await waitFor(() => {
    expect(server.asked).toEqual([1, 2, 1]);
  });
  await shows('abcdef');
  server.isDown = false;
  await press('More');
  await shows(start);
});
