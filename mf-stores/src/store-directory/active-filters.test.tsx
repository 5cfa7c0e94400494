import { screen, waitFor, within } from '@testing-library/react';
import { cards, open } from '../testing/directory';

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
