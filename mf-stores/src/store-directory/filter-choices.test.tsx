import type { FakeAnswer, FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cards, open } from '../testing/directory';
import { sampleStore } from '../testing/stores';

async function openFilters(path = '/about/store', api: FakeRoutes = {}) {
  const opened = await open(path, { api });
  await opened.user.click(screen.getByRole('button', { name: /^Filters/ }));
  const modal = await screen.findByRole('dialog', { name: 'Filters' });
  return { ...opened, modal };
}
const group = (modal: HTMLElement, name: string) => within(modal).getByRole('group', { name });

test.each([
  ['no district', '/about/store', false, false, ''],
  ['one district', '/about/store?sf_district=1', false, true, '1 of 2 districts chosen'],
  ['all districts', '/about/store?sf_district=1&sf_district=2', true, false, ''],
])('with %s of it chosen a region says so', async (_, path, checked, partly, help) => {
  const { modal } = await openFilters(path);
  const region = await within(modal).findByRole<HTMLInputElement>('checkbox', { name: /^Island/ });
  expect(region.checked).toBe(checked);
  expect(region.indeterminate).toBe(partly);
  expect(region).toHaveAccessibleDescription(help);
  const other = within(modal).getByRole<HTMLInputElement>('checkbox', { name: /^Kowloon Side/ });
  expect([other.checked, other.indeterminate]).toEqual([false, false]);
});

test('a region follows the choice of its districts', async () => {
  const { modal, user } = await openFilters('/about/store?sf_district=1');
  const region = await within(modal).findByRole<HTMLInputElement>('checkbox', { name: /^Island/ });
  await user.click(within(modal).getByLabelText(/^Harbour West/));
  expect([region.checked, region.indeterminate]).toEqual([true, false]);
  await user.click(region);
  expect([region.checked, region.indeterminate]).toEqual([false, false]);
  expect(within(modal).getByLabelText(/^Harbour East/)).not.toBeChecked();
});

test('a brand and a district that are pressed again are removed', async () => {
  const { fake, modal, user } = await openFilters('/about/store?sf_brand=1&sf_brand=2&sf_district=3');
  await user.click(await within(modal).findByLabelText(/^Harbour Coffee/));
  await user.click(await within(modal).findByLabelText(/^North Pier/));
  await user.click(within(modal).getByRole('button', { name: /^Show/ }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=2');
});

test.each([/^Show/, /^Clear filters/])('the button %s closes the modal', async (name) => {
  const { modal, user } = await openFilters();
  await within(modal).findByLabelText(/^North Pier/);
  await user.click(within(modal).getByRole('button', { name }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a region without districts is no choice', async () => {
  const { modal } = await openFilters('/about/store', { 'GET /regions/2/districts': { body: [] } });
  expect(await within(modal).findByLabelText(/^Harbour East/)).toBeVisible();
  expect(within(modal).queryByText('Kowloon Side')).toBeNull();
});

test('a choice list is busy until it is read', async () => {
  let answer: (answer: FakeAnswer) => void = () => undefined;
  const { modal } = await openFilters('/about/store', {
    'GET /brands': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  expect(group(modal, 'Brand')).toHaveAttribute('aria-busy', 'true');
  expect(group(modal, 'Brand').querySelectorAll('[aria-hidden] > span')).toHaveLength(4);
  expect(within(group(modal, 'Brand')).queryByText(/^We could not load/)).toBeNull();
  await act(async () => {
    answer({ body: [] });
    await Promise.resolve();
  });
  await waitFor(() => {
    expect(group(modal, 'Brand')).toHaveAttribute('aria-busy', 'false');
  });
  expect(group(modal, 'Brand').textContent).toBe('Brand');
});

test.each<[string, string, string]>([
  ['GET /brands', 'Brand', 'Pier Books'],
  ['GET /regions', 'Location', 'North Pier'],
])('choices that %s does not give are requested again from their list', async (call, name, choice) => {
  let failing = true;
  const bodies: Record<string, unknown> = {
    'GET /brands': [{ id: '2', name: 'Pier Books', description: null, icon_url: null, translations: [] }],
    'GET /regions': [{ id: '2', name: 'Kowloon Side', translations: [] }],
  };
  const { modal, user } = await openFilters('/about/store', {
    [call]: () => (failing ? { status: 500, body: {} } : { body: bodies[call] }),
  });
  await within(group(modal, name)).findByText('We could not load these choices.');
  expect(group(modal, name)).toHaveAttribute('aria-busy', 'false');
  expect(within(group(modal, name)).queryByRole('checkbox')).toBeNull();
  failing = false;
  await user.click(within(group(modal, name)).getByRole('button', { name: 'Try again' }));
  expect(await within(modal).findByLabelText(new RegExp(`^${choice}`))).toBeVisible();
  expect(within(modal).queryByText(/^We could not load/)).toBeNull();
});

test('a region has the number of the stores of all its districts, heard with the word', async () => {
  const district = (id: string) => ({ id, name: id, region: '1' });
  const { modal } = await openFilters('/about/store', {
    'GET /stores': {
      body: ['1', '1', '2', '3'].map((id, index) =>
        sampleStore({ id: String(index), name: `Store ${index}`, district: district(id) }),
      ),
    },
  });
  expect(await within(modal).findByRole('checkbox', { name: 'Island 3 stores' })).toBeVisible();
  expect(within(modal).getByRole('checkbox', { name: 'Harbour West 1 store' })).toBeVisible();
  expect(within(modal).getByText('Island').tagName).toBe('STRONG');
  expect(within(modal).getByText('Harbour West').tagName).toBe('SPAN');
});

const categories = async () => {
  await screen.findByRole('option', { name: 'Food' });
  return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
};
const options = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);
const withSubcategories = (paths: readonly string[]) =>
  paths.filter((path) => path.endsWith('/store_subcategories'));

test.each([
  ['/about/store', '', ['All categories', 'Food', 'Shopping']],
  ['/about/store?sf_category=2', '2', ['All categories', 'Food', 'Shopping']],
  ['/about/store?sf_category=1&sf_category=2', '', ['Food, Shopping', 'Food', 'Shopping']],
  ['/about/store?sf_category=2&sf_category=99', '', ['Shopping', 'Food', 'Shopping']],
])('at %s the category is "%s" of %j', async (path, value, texts) => {
  await open(path);
  const select = await categories();
  expect(select).toHaveValue(value);
  expect(options(select)).toEqual(texts);
  expect(select).toBeEnabled();
});

test.each([
  ['', '/about/store?sf_brand=1'],
  ['2', '/about/store?sf_category=2&sf_brand=1'],
])('the choice of category "%s" removes the sub-categories and no other filter', async (value, address) => {
  const { fake, user } = await open('/about/store?sf_category=1&sf_sub_category=2&sf_brand=1');
  await user.selectOptions(await categories(), value);
  expect(fake.host.navigation.current()).toBe(address);
});

test('a pointer on the categories requests the sub-categories', async () => {
  const { fake } = await open();
  const select = await categories();
  const asked = () => withSubcategories(fake.requests.map(({ path }) => path));
  expect(asked()).toEqual([]);
  fireEvent.pointerDown(select);
  await waitFor(() => {
    expect(asked()).toHaveLength(2);
  });
});

test('categories that cannot be read are reported once and cannot be chosen', async () => {
  await open('/about/store?sf_category=1', { api: { 'GET /store_categories': { status: 500, body: {} } } });
  expect(await screen.findAllByText('We could not load these choices.')).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: 'Category' })).toBeDisabled();
  expect(screen.getByRole('option', { name: 'All categories' })).toBeInTheDocument();
});

test.each([
  ['/about/store?sf_category=1', ['Cafe', 'Restaurant'], []],
  ['/about/store?sf_category=1&sf_sub_category=1', ['Cafe', 'Restaurant'], ['Cafe']],
  ['/about/store?sf_sub_category=2', ['Restaurant'], ['Restaurant']],
])('at %s the sub-categories are %j, chosen are %j', async (path, names, pressed) => {
  await open(path);
  const group = await screen.findByRole('group', { name: 'Sub-categories' });
  const buttons = [...group.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  expect(
    buttons
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map(({ textContent }) => textContent),
  ).toEqual(pressed);
});

test('a chosen sub-category is removed by another press, the category stays', async () => {
  const { fake, user } = await open('/about/store?sf_category=1&sf_sub_category=1&sf_sub_category=2');
  await user.click(await screen.findByRole('button', { name: 'Cafe' }));
  expect(fake.host.navigation.current()).toBe('/about/store?sf_category=1&sf_sub_category=2');
});

test.each(['/about/store', '/about/store?sf_category=2'])(
  'at %s there are no sub-categories',
  async (path) => {
    const { fake } = await open(path);
    await cards();
    fireEvent.focus(await categories());
    await waitFor(() => {
      expect(withSubcategories(fake.requests.map((request) => request.path))).toHaveLength(2);
    });
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: 'Sub-categories' })).toBeNull();
    });
    expect(screen.queryByText('We could not load these choices.')).toBeNull();
  },
);

const filters = '/about/store?sf_category=1&sf_brand=1&sf_brand=2&sf_district=1&sf_district=3';
const chosen = () => screen.findByRole('group', { name: 'Chosen filters' });

test('the filters in use are named, districts first, with their numbers on the button', async () => {
  await open(filters);
  await screen.findByRole('button', { name: 'Remove North Pier' });
  const buttons = within(await chosen()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Harbour EastRemove Harbour East',
    'North PierRemove North Pier',
    'Harbour CoffeeRemove Harbour Coffee',
    'Pier BooksRemove Pier Books',
    'Clear filters',
  ]);
  expect(screen.getByRole('button', { name: 'Filters (4)' })).toHaveAttribute('aria-haspopup', 'dialog');
});

test.each([
  ['Remove Harbour East', 'sf_category=1&sf_brand=1&sf_brand=2&sf_district=3', 'Filters (3)'],
  ['Remove Harbour Coffee', 'sf_category=1&sf_brand=2&sf_district=1&sf_district=3', 'Filters (3)'],
  ['Clear filters', '', 'Filters'],
])('%s changes the address, and the focus goes to the button of the filters', async (name, left, opener) => {
  const { fake, user } = await open(filters);
  await user.click(await screen.findByRole('button', { name }));
  expect(fake.host.navigation.current()).toBe(left === '' ? '/about/store' : `/about/store?${left}`);
  expect(screen.getByRole('button', { name: opener })).toHaveFocus();
});

test.each(['/about/store', '/about/store?sf_brand=99&sf_category=1'])(
  '%s has no filter that could be removed',
  async (path) => {
    const { fake } = await open(path);
    await cards();
    await waitFor(() => {
      expect(fake.requests.map((request) => request.path)).toContain('/brands');
    });
    expect(screen.queryByRole('group', { name: 'Chosen filters' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
);

test('districts are requested for their names only when one is a filter', async () => {
  const { fake } = await open('/about/store?sf_brand=1');
  await screen.findByRole('button', { name: 'Remove Harbour Coffee' });
  expect(fake.requests.map(({ path }) => path)).not.toContain('/regions/1/districts');
});
