import { fireEvent, screen, waitFor } from '@testing-library/react';
import { cards, open } from '../testing/directory';

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
