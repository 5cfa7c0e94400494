import { sampleMemberSession, type FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cards, open, page } from '../testing/directory';
import { lastDistricts } from '../last-districts';
import { islandDistricts, sampleStore, sampleStores } from '../testing/stores';

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
  expect(within(island).getByLabelText(/^Harbour East/)).not.toBeChecked();
  expect(within(island).getByLabelText(/^Harbour West/)).not.toBeChecked();
  expect(within(modal).getByLabelText(/^North Pier/)).toBeVisible();
  expect(within(modal).getByLabelText(/^Pier Books/)).toBeVisible();
});

test('D-007 two brands and a district are sent as lists when they are applied', async () => {
  const { fake, lists, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByLabelText(/^Harbour East/));
  await user.click(screen.getByLabelText(/^Harbour Coffee/));
  await user.click(screen.getByLabelText(/^Pier Books/));
  expect(lists()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Show/ }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=1&sf_brand=2&sf_district=1');
  await waitFor(() => {
    expect(lists().at(-1)).toEqual({ ...page, 'filter[brand]': '1,2', 'filter[district]': '1' });
  });
});

test('the districts last chosen are kept for the map', async () => {
  const { fake, user } = await open('/about/store', { session: sampleMemberSession });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByLabelText(/^Harbour East/));
  await user.click(screen.getByRole('button', { name: /^Show/ }));
  expect(lastDistricts(fake.host.storage).read()).toEqual(['1']);
});

test('a region chooses all its districts and only these are in the address', async () => {
  const { fake, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Island/ }));
  await user.click(screen.getByRole('button', { name: /^Show/ }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_district=1&sf_district=2');
});

test('D-009 filters of the address are preset in the modal and sent', async () => {
  const { lists, user } = await open('/about/store?sf_brand=1&sf_brand=2');
  await cards();
  expect(lists()[0]).toEqual({ ...page, 'filter[brand]': '1,2' });
  await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
  const modal = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(modal).findByLabelText(/^Harbour Coffee/)).toBeChecked();
  expect(within(modal).getByLabelText(/^Pier Books/)).toBeChecked();
  expect(within(modal).getByLabelText(/^Jade Kitchen/)).not.toBeChecked();
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
  await user.click(await within(modal).findByLabelText(/^Pier Books/));
  await user.click(within(modal).getByRole('button', { name: 'Close' }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=1');
  expect(lists()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const again = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(again).findByLabelText(/^Pier Books/)).not.toBeChecked();
});

test('a filter that is in use can be taken away on the page', async () => {
  const { fake, user } = await open('/about/store?sf_brand=1&sf_brand=2');
  await user.click(await screen.findByRole('button', { name: 'Remove Pier Books' }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=1');
});

test('D-037 districts and sub-categories are requested when they are needed', async () => {
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
  await screen.findByLabelText(/^Harbour East/);
  expect(paths()).toEqual(expect.arrayContaining(['/regions/1/districts', '/regions/2/districts']));
});

test('when one region fails the districts of the others can be chosen, and it can be requested again', async () => {
  let failing = true;
  const { user } = await open('/about/store', {
    api: {
      'GET /regions/1/districts': () => (failing ? { status: 500, body: {} } : { body: islandDistricts }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByLabelText(/^North Pier/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Island/ })).toBeNull();
  expect(screen.getByText('We could not load all of these choices.')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: /^Island/ })).toBeVisible();
  expect(screen.queryByText('We could not load all of these choices.')).toBeNull();
});

test('sub-categories that cannot be read at all can be requested again', async () => {
  let failing = true;
  const answer = (body: unknown) => () => (failing ? { status: 500, body: {} } : { body });
  const { user } = await open('/about/store?sf_category=1', {
    api: {
      'GET /store_categories/1/store_subcategories': answer([
        { id: '1', name: 'Cafe', category: '1', display_priority: 1 },
      ]),
      'GET /store_categories/2/store_subcategories': answer([]),
    },
  });
  expect(await screen.findByText('We could not load these choices.')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Cafe' })).toBeVisible();
});

test('categories that cannot be read can be requested again', async () => {
  let failing = true;
  const { user } = await open('/about/store', {
    api: {
      'GET /store_categories': () =>
        failing ? { status: 500, body: {} } : { body: [{ id: '1', name: 'Food', translations: [] }] },
    },
  });
  expect(await screen.findByText('We could not load these choices.')).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Food' })).toBeInTheDocument();
});

test('choices that cannot be read leave the other choices usable', async () => {
  const { user } = await open('/about/store', { api: { 'GET /brands': { status: 500, body: {} } } });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const modal = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(modal).findByText('We could not load these choices.')).toBeVisible();
  expect(await within(modal).findByLabelText(/^Harbour East/)).toBeVisible();
});

const countedStores: FakeRoutes = {
  'GET /stores': {
    body: [
      sampleStore({ id: '1', name: 'Store 1' }),
      sampleStore({ id: '2', name: 'Store 2', brand: { id: '2', name: 'Pier Books', icon_url: null } }),
      sampleStore({ id: '3', name: 'Store 3', district: { id: '3', name: 'North Pier', region: '2' } }),
    ],
  },
};

test('the modal counts what each choice would show beside the others', async () => {
  const { user } = await open('/about/store', { api: countedStores });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('button', { name: 'Show 3 stores' })).toBeVisible();
  expect(await screen.findByLabelText(/^Harbour East.*2 stores/)).toBeVisible();
  await user.click(screen.getByLabelText(/^Pier Books.*1 store$/));
  expect(screen.getByRole('button', { name: 'Show 1 store' })).toBeVisible();
  expect(screen.getByLabelText(/^North Pier.*0 stores/)).toBeVisible();
  expect(screen.getByLabelText(/^Harbour Coffee.*2 stores/)).toBeVisible();
});

test('without the counts the modal works as before', async () => {
  const { user } = await open('/about/store', {
    api: {
      'GET /stores': ({ query }) =>
        query.get('page[size]') === '200' ? { status: 500, body: {} } : { body: sampleStores(3) },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByLabelText('Harbour East')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show stores' })).toBeEnabled();
});
