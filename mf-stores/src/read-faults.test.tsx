import { expectEveryFaultToBeTriedAgain, renderRemote, type ReadCase } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import app from './app';
import { routes } from '../remote.json';
import { directoryRoutes, islandDistricts, sampleDetail, sampleStores } from './testing/stores';

jest.setTimeout(30_000);

type Row = ReadCase & {
  path: string;
  route: string;
  /** The button that opens the part. */
  press?: string;
};
const directory = { route: '/about/store', path: '/about/store' };
const stores = { call: 'GET /stores', body: sampleStores(3), shown: /Store 2/ };
const named = [{ id: '1', name: 'Pier Things', translations: [] }];
const cafe = [{ id: '1', name: 'Cafe', category: '1', display_priority: 1 }];
const rows: readonly Row[] = [
  { ...directory, ...stores },
  { ...directory, ...stores, path: '/about/store?sf_name=Store' },
  { ...directory, call: 'GET /store_categories', body: named, shown: /Pier Things/ },
  {
    ...directory,
    path: '/about/store?sf_category=1',
    call: 'GET /store_categories/1/store_subcategories',
    body: cafe,
    shown: /Cafe/,
  },
  { ...directory, call: 'GET /brands', body: named, shown: /Pier Things/, press: 'Filters' },
  {
    ...directory,
    call: 'GET /regions',
    body: [{ id: '1', name: 'Island', translations: [] }],
    shown: /Island/,
    press: 'Filters',
  },
  {
    ...directory,
    call: 'GET /regions/1/districts',
    body: islandDistricts,
    shown: /Harbour West/,
    press: 'Filters',
  },
  {
    route: '/storeDetail/:id',
    path: '/storeDetail/1',
    call: 'GET /stores/1',
    body: sampleDetail(),
    shown: /Coffee by the water/,
    gone: /We could not find this store/,
  },
];

test.each(rows)(
  '$path: $call is gone after 404 only, and every other fault can be tried again',
  async (row) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expectEveryFaultToBeTriedAgain(row, async (api) => {
      const { unmount } = await renderRemote(app, { path: row.path, api: { ...directoryRoutes, ...api } });
      if (row.press) await userEvent.click(await screen.findByRole('button', { name: row.press }));
      return unmount;
    });
  },
);

test('every page of the remote is in the table', () => {
  expect(routes.map(({ path }) => path)).toEqual([...new Set(rows.map(({ route }) => route))]);
});
