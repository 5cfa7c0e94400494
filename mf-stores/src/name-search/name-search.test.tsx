import { act, screen, waitFor } from '@testing-library/react';
import { cards, open } from '../testing/directory';
import { sampleStore, sampleStores } from '../testing/stores';

const field = () => screen.getByRole('searchbox', { name: 'Find a store' });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const stores = [
  sampleStore({
    id: '1',
    name: 'Café Pier',
    translations: [{ language: 'zh-Hant', name: '碼頭咖啡', address: null }],
  }),
  sampleStore({
    id: '2',
    name: 'Jade Kitchen',
    translations: [{ language: 'zh-Hans', name: '翡翠厨房', address: null }],
  }),
];

test.each([
  ['ｐｉｅｒ', 'Café Pier'],
  ['cafe', 'Café Pier'],
  ['码头', 'Café Pier'],
  ['翡翠廚房', 'Jade Kitchen'],
])('%s finds %s', async (wanted, found) => {
  const { fake, user } = await open('/about/store', { api: { 'GET /stores': { body: stores } } });
  await user.type(field(), wanted);
  expect(await screen.findByText('1 store')).toBeVisible();
  expect(names()).toEqual([found]);
  expect(fake.host.navigation.current()).toBe(`/about/store?sf_name=${encodeURIComponent(wanted)}`);
});

test('a search stands in the address and goes together with the filters', async () => {
  const { fake, lists, user } = await open('/about/store?sf_name=Store+2&sf_brand=1');
  expect((await cards()).map((card) => card.getAttribute('href'))).toEqual(['/storeDetail/2']);
  expect(field()).toHaveValue('Store 2');
  expect(lists()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => {
    expect(lists()).toHaveLength(1);
  });
  expect(fake.host.navigation.current()).toBe('/about/store?sf_brand=1');
});

test('a name that no store has is said, with a way back to all stores', async () => {
  const { fake, user } = await open('/about/store?sf_name=nowhere&sf_brand=1');
  expect(await screen.findByText(/No store here is called “nowhere”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(fake.host.navigation.current()).toBe('/about/store');
  expect(field()).toHaveValue('');
});

test('of what is found 18 are drawn at a time, and as many as before after a look at a store', async () => {
  const { fake, user } = await open('/about/store?sf_name=store', {
    api: { 'GET /stores': { body: sampleStores(20) } },
  });
  expect(await cards()).toHaveLength(18);
  await user.click(screen.getByText('Show more'));
  expect(await screen.findByText('All shown: 20 items')).toBeInTheDocument();
  act(() => {
    fake.host.navigation.navigate('/storeDetail/1');
  });
  await waitFor(() => {
    expect(screen.queryByText('All shown: 20 items')).toBeNull();
  });
  act(() => {
    fake.host.navigation.navigate(-1);
  });
  expect(await screen.findByText('All shown: 20 items')).toBeInTheDocument();
});

test('all stores are read over the pages of the server, and a failure can be tried again', async () => {
  let failing = true;
  const link = '<http://api.test/stores?page%5Bnumber%5D=2>; rel="next"';
  const { user } = await open('/about/store?sf_name=store', {
    api: {
      'GET /stores': ({ query }) => {
        if (query.get('page[number]') !== '2') return { body: sampleStores(2), headers: { link } };
        return failing ? { failure: 'network' } : { body: sampleStores(3).slice(2) };
      },
    },
  });
  expect(await screen.findByText(/^We could not reach the shop system/)).toBeVisible();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cards()).toHaveLength(3);
});
