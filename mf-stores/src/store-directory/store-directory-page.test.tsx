import { goOffline } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { cards, open, page } from '../testing/directory';
import { sampleStore, sampleStores } from '../testing/stores';

/** The button is disabled while the loading line is shown. */
/** The button once it takes a press. */
const refreshButton = () => screen.findByRole('button', { name: 'Refresh', busy: false }, { timeout: 3_000 });

test('D-001 the directory requests its lists and the first 18 stores', async () => {
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

test('while a stored session is looked at the stores are not requested, and then once', async () => {
  const { fake, lists } = await open('/about/store', { session: { kind: 'restoring' } });
  await screen.findByLabelText('Category');
  expect(lists()).toEqual([]);
  act(() => {
    fake.session$.next({ kind: 'visitor' });
  });
  await cards();
  expect(lists()).toEqual([page]);
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
  expect(lists().filter((query) => query['page[number]'] === '2')).toHaveLength(1);
});

test.each(['/about/store', '/about/store?sf_name=Store'])(
  'Q-029 the refresh of %s renews the tokens, then reads the list again',
  async (path) => {
    const { fake, user } = await open(path);
    await cards();
    const button = await refreshButton();
    const before = fake.requests.length;
    await user.click(button);
    await waitFor(() => {
      expect(fake.requests.slice(before).map(({ path: asked }) => asked)).toEqual(['/stores']);
    });
    expect(fake.tokenRenewals()).toBe(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
  },
);

test('a list that cannot be read again stays, and says that it may be old', async () => {
  let failing = false;
  const { user } = await open('/about/store', {
    api: { 'GET /stores': () => (failing ? { status: 500, body: {} } : { body: sampleStores(2) }) },
  });
  await cards();
  const button = await refreshButton();
  failing = true;
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('What you see may be out of date.');
  expect(await cards()).toHaveLength(2);
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('without a network the list stays and says how old it is', async () => {
  await open();
  await cards();
  goOffline();
  expect(screen.getByText(/showing what we saved at \d\d:\d\d$/)).toBeVisible();
  expect(await cards()).not.toHaveLength(0);
});

test('the directory has no accessibility violation', async () => {
  const { domElement } = await open('/about/store?sf_brand=1&sf_category=1');
  await cards();
  await screen.findByRole('button', { name: 'Cafe' });
  expect(await axe(domElement)).toHaveNoViolations();
});
