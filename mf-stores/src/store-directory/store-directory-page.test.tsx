import { type FakeRoutes, renderRemote } from '@mrw/shared-contracts/testing';
import type { Language } from '@mrw/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import app from '../app';
import { directoryRoutes, sampleStore, sampleStores } from '../testing/stores';

let end = () => Promise.resolve();
afterEach(() => end());

async function open(path = '/about/store', more: { api?: FakeRoutes; language?: Language } = {}) {
  const { fake, domElement, unmount } = await renderRemote(app, {
    path,
    api: { ...directoryRoutes, ...more.api },
    ...(more.language ? { language: more.language } : {}),
  });
  end = unmount;
  const lists = () =>
    fake.requests
      .filter((request) => request.path === '/stores')
      .map(({ query }) => Object.fromEntries(query));
  return { fake, domElement, lists, user: userEvent.setup() };
}

const cards = () => screen.findAllByRole('link', { name: /Store \d/ });
const page = { sort: 'display_priority', 'page[size]': '18' };

test('D-001 the directory asks for its lists and the first 18 stores', async () => {
  const { fake } = await open();
  await cards();
  const sent = fake.requests.map(({ path, query }) => `${path}?${decodeURIComponent(query.toString())}`);
  expect(sent.sort()).toEqual([
    '/brands?page[size]=10000',
    '/regions?page[size]=200',
    '/store_categories?page[size]=200',
    '/stores?sort=display_priority&page[size]=18',
  ]);
});

test('D-005 a category goes into the address and the request', async () => {
  const { fake, lists, user } = await open();
  await screen.findByRole('option', { name: 'Food' });
  await user.selectOptions(screen.getByLabelText('Category'), 'Food');
  expect(fake.host.navigation.current()).toBe('/about/store?sf_category=1');
  await waitFor(() => {
    expect(lists().at(-1)).toEqual({ ...page, 'filter[category]': '1' });
  });
  await user.click(await screen.findByRole('button', { name: 'Restaurant' }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_category=1&sf_sub_category=2');
  await waitFor(() => {
    expect(lists().at(-1)).toMatchObject({ 'filter[category]': '1', 'filter[subcategories]': '2' });
  });
});

test('D-006 the filter modal shows regions with their districts, and brands', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const modal = await screen.findByRole('dialog', { name: 'Filters' });
  const island = await within(modal).findByRole('group', { name: 'Island' });
  expect(within(island).getByLabelText('Harbour East')).not.toBeChecked();
  expect(within(island).getByLabelText('Harbour West')).not.toBeChecked();
  expect(within(modal).getByLabelText('North Pier')).toBeVisible();
  expect(within(modal).getByLabelText('Pier Books')).toBeVisible();
});

test('D-007 two brands and a district are sent as lists when they are applied', async () => {
  const { fake, lists, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByLabelText('Harbour East'));
  await user.click(screen.getByLabelText('Harbour Coffee'));
  await user.click(screen.getByLabelText('Pier Books'));
  expect(lists()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show stores' }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=1&sf_brand=2&sf_district=1');
  await waitFor(() => {
    expect(lists().at(-1)).toEqual({ ...page, 'filter[brand]': '1,2', 'filter[district]': '1' });
  });
});

test('a region chooses all its districts and only these are in the address', async () => {
  const { fake, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Island' }));
  await user.click(screen.getByRole('button', { name: 'Show stores' }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_district=1&sf_district=2');
});

test('D-009 filters of the address are preset in the modal and sent', async () => {
  const { lists, user } = await open('/about/store?sf_brand=1&sf_brand=2');
  await cards();
  expect(lists()[0]).toEqual({ ...page, 'filter[brand]': '1,2' });
  await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
  const modal = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(modal).findByLabelText('Harbour Coffee')).toBeChecked();
  expect(within(modal).getByLabelText('Pier Books')).toBeChecked();
  expect(within(modal).getByLabelText('Jade Kitchen')).not.toBeChecked();
});

test('D-011 clearing takes every filter out of the address', async () => {
  const { fake, lists, user } = await open('/about/store?sf_category=1&sf_brand=2&sf_district=1');
  await cards();
  await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
  const modal = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(within(modal).getByRole('button', { name: 'Clear filters' }));
  expect(fake.host.navigation.current()).toBe('/about/store');
  await waitFor(() => {
    expect(lists().at(-1)).toEqual(page);
  });
});

test('D-012 closing the modal without applying changes nothing', async () => {
  const { fake, lists, user } = await open('/about/store?sf_brand=1');
  await cards();
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const modal = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(await within(modal).findByLabelText('Pier Books'));
  await user.click(within(modal).getByRole('button', { name: 'Close' }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=1');
  expect(lists()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const again = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(again).findByLabelText('Pier Books')).not.toBeChecked();
});

test('a filter that is in use can be taken away on the page', async () => {
  const { fake, user } = await open('/about/store?sf_brand=1&sf_brand=2');
  await user.click(await screen.findByRole('button', { name: 'Remove Pier Books' }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=1');
});

test('D-013 without a match the no-record message offers to clear the filters', async () => {
  const { fake, user } = await open('/about/store?sf_brand=999', { api: { 'GET /stores': { body: [] } } });
  expect(await screen.findByText(/^No record/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(fake.host.navigation.current()).toBe('/about/store');
});

test('D-015 after a failure of the server the filters still work', async () => {
  let failing = true;
  const { user } = await open('/about/store', {
    api: { 'GET /stores': () => (failing ? { status: 500, body: {} } : { body: sampleStores(2) }) },
  });
  expect(await screen.findByText(/^Seems there is an error here/)).toBeVisible();
  failing = false;
  await user.selectOptions(screen.getByLabelText('Category'), 'Food');
  expect(await cards()).toHaveLength(2);
});

test('D-017 an answer that does not come in time is an error that can be tried again', async () => {
  let late = true;
  const { user } = await open('/about/store', {
    api: { 'GET /stores': () => (late ? { failure: 'timeout' } : { body: sampleStores(1) }) },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop system');
  late = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(1);
});

test('D-018 names and addresses follow the language, English stands in', async () => {
  await open('/about/store', {
    language: 'zh-Hant',
    api: {
      'GET /stores': {
        body: [sampleStore(), sampleStore({ id: '10', name: 'Only English', translations: [] })],
      },
    },
  });
  expect(await screen.findByText('海港咖啡一號碼頭店')).toBeVisible();
  expect(screen.getByText('碼頭道 1 號')).toBeVisible();
  expect(screen.getByText('Only English')).toHaveAttribute('lang', 'en-HK');
  expect(await screen.findByRole('option', { name: '餐飲' })).toBeInTheDocument();
});

test('D-019 a card leads to the store', async () => {
  await open();
  expect((await cards())[1]).toHaveAttribute('href', '/storeDetail/2');
});

test('the next stores follow the link of the server', async () => {
  const { lists, user } = await open('/about/store', {
    api: {
      'GET /stores': ({ query }) =>
        query.get('page[number]') === '2'
          ? { body: sampleStores(20).slice(18) }
          : {
              body: sampleStores(18),
              headers: { link: '<http://api.test/stores?page%5Bnumber%5D=2>; rel="next"' },
            },
    },
  });
  expect(await cards()).toHaveLength(18);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => {
    expect(await cards()).toHaveLength(20);
  });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(lists()).toHaveLength(2);
});

test('D-037 districts and sub-categories are asked for when they are needed', async () => {
  const { fake, user } = await open();
  await cards();
  const paths = () => fake.requests.map(({ path }) => path);
  expect(paths()).not.toContain('/regions/1/districts');
  expect(paths()).not.toContain('/store_categories/1/store_subcategories');
  await user.click(screen.getByLabelText('Category'));
  await waitFor(() => {
    expect(paths()).toContain('/store_categories/1/store_subcategories');
  });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await screen.findByLabelText('Harbour East');
  expect(paths()).toEqual(expect.arrayContaining(['/regions/1/districts', '/regions/2/districts']));
});

test('when one region fails the districts of the others can be chosen', async () => {
  const { user } = await open('/about/store', {
    api: { 'GET /regions/1/districts': { status: 500, body: {} } },
  });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByLabelText('North Pier')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Island' })).toBeNull();
});

test('choices that cannot be read leave the other choices usable', async () => {
  const { user } = await open('/about/store', { api: { 'GET /brands': { status: 500, body: {} } } });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const modal = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(modal).findByText('We could not load these choices.')).toBeVisible();
  expect(await within(modal).findByLabelText('Harbour East')).toBeVisible();
});

test('the directory has no accessibility violation', async () => {
  const { domElement } = await open('/about/store?sf_brand=1&sf_category=1');
  await cards();
  await screen.findByRole('button', { name: 'Cafe' });
  expect(await axe(domElement)).toHaveNoViolations();
});
