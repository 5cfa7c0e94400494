import { type FakeAnswer, type FakeRequest, goOffline, renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asPhone, openWallet } from '../testing/wallet';
import { pass, stopClock, user } from '../testing/clock';
import { StorePicker } from './store-picker';
import StorePickerPage from './store-picker-page';
import { readCashState, readPickerState } from './picker-state';

const stores = [
  { id: '4', name: 'Pier 4', address: '4 Pier Road' },
  { id: '5', name: 'Pier 5', address: '5 Pier Road' },
];

test('W-117 the store picker asks by name, 10 a page, and the choice returns to the cash dollars', async () => {
  asPhone();
  const fake = await openWallet('/select_store', { api: { 'GET /stores': { body: stores } } });
  await userEvent.click(await screen.findByRole('button', { name: /Pier 5/ }));
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/use_cash_dollar');
  });
  expect(fake.host.navigation.state$.value.location.state).toMatchObject({
    store: { id: '5', name: 'Pier 5' },
  });
  const [first] = fake.requests.filter(({ path }) => path === '/stores');
  expect(Object.fromEntries(first?.query ?? [])).toEqual({
    sort: 'name',
    'page[number]': '1',
    'page[size]': '10',
  });
});

test('says that the next stores could not be read, and reads them again', async () => {
  const link = '<http://api.test/stores?page%5Bnumber%5D=2>; rel="next"';
  let failing = true;
  await openWallet('/select_store', {
    api: {
      'GET /stores': ({ query }) => {
        if (query.get('page[number]') === '1') return { body: stores.slice(0, 1), headers: { link } };
        return failing ? { status: 500, body: {} } : { body: stores.slice(1) };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The next stores could not be read.');
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Pier 5/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a network the stores stay and say how old they are', async () => {
  await openWallet('/select_store', { api: { 'GET /stores': { body: stores } } });
  await screen.findByRole('button', { name: /Pier 5/ });
  goOffline();
  expect(screen.getByText(/showing what we saved at \d\d:\d\d$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Pier 5/ })).toBeInTheDocument();
});

describe('store picker states', () => {
  const stores = [
    { id: '4', name: 'Pier 4', address: '4 Pier Road' },
    { id: '5', name: 'Pier 5', address: null },
  ];
  const open = (answer: FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>)) => {
    const onChoose = jest.fn();
    const { fake } = renderWithHost(<StorePicker onChoose={onChoose} />, { api: { 'GET /stores': answer } });
    return { fake, onChoose };
  };
  const picker = () => screen.getByRole('search').closest('[aria-busy]');
  const search = () => screen.getByRole('searchbox', { name: 'Search by store name' });

  stopClock();

  test('while the stores are read there is a skeleton, and the progress stays for 1.5 s', async () => {
    let settle: (answer: FakeAnswer) => void = () => undefined;
    open(
      () =>
        new Promise<FakeAnswer>((resolve) => {
          settle = resolve;
        }),
    );
    await pass(0);
    expect(picker()).toHaveAttribute('aria-busy', 'true');
    expect(document.querySelectorAll('.bone')).toHaveLength(6);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByText('No store has this name.')).not.toBeInTheDocument();
    settle({ body: stores });
    await pass(1_000);
    expect(picker()).toHaveAttribute('aria-busy', 'false');
    expect(document.querySelectorAll('.bone')).toHaveLength(0);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await pass(1_000);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('the stores are a named list of names and known addresses, and a press selects one', async () => {
    const { onChoose } = open({ body: stores });
    await pass(0);
    const list = screen.getByRole('list', { name: 'Stores' });
    expect([...list.children].map((row) => row.textContent)).toEqual(['Pier 44 Pier Road', 'Pier 5']);
    expect(list.querySelectorAll('.address')).toHaveLength(1);
    expect(screen.queryByText('No store has this name.')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pier 5' }));
    expect(onChoose.mock.calls).toEqual([[{ id: '5', name: 'Pier 5' }]]);
  });

  test('a search without a result says so, and leads back to all stores', async () => {
    const { fake } = open(({ query }) => ({ body: query.has('name') ? [] : stores }));
    await pass(0);
    await user.type(search(), 'harbour{Enter}');
    await pass(0);
    expect(fake.requests.map(({ query }) => [query.get('name'), query.get('language')])).toEqual([
      [null, null],
      ['harbour', 'en'],
    ]);
    expect(screen.getByText('No store has this name.')).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all stores' }));
    await pass(0);
    expect(search()).toHaveValue('');
    expect(screen.getByRole('list', { name: 'Stores' }).children).toHaveLength(2);
  });

  test('a press clears the search', async () => {
    open({ body: stores });
    await user.type(search(), 'harbour');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(search()).toHaveValue('');
  });

  test('stores that could not be read are read again on request', async () => {
    let answer: FakeAnswer = { status: 500, body: {} };
    open(() => answer);
    await pass(0);
    expect(screen.getByText(/Seems there is an error here/)).toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    answer = { body: stores };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(screen.getByRole('list', { name: 'Stores' })).toBeInTheDocument();
    expect(screen.queryByText(/Seems there is an error here/)).not.toBeInTheDocument();
  });
});

const api = { 'GET /stores': { body: [{ id: '4', name: 'Pier 4', address: null }] } };
const store = { id: '4', name: 'Pier 4' };

/** Presses the store twice, and returns every navigation. */
async function pressTwice(state: unknown) {
  const { fake } = renderWithHost(<StorePickerPage />, { path: '/select_store', state, api });
  const row = await screen.findByRole('button', { name: 'Pier 4' });
  const navigate = jest.spyOn(fake.host.navigation, 'navigate');
  await userEvent.dblClick(row);
  return navigate.mock.calls;
}

test('the page of the store picker has a heading', () => {
  renderWithHost(<StorePickerPage />, { path: '/select_store', api });
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a store' })).toBeInTheDocument();
});

test.each([
  ['nothing', null, { store }],
  ['an amount', { amount: '20' }, { store, amount: '20' }],
])('with %s in its state the picker is replaced by the cash dollars, once', async (_, state, returned) => {
  expect(await pressTwice(state)).toStrictEqual([['/use_cash_dollar', { replace: true, state: returned }]]);
});

test.each([
  ['a page of this site', '/use_cash_dollar?from=home', '/use_cash_dollar?from=home'],
  ['an address of another site', 'https://evil.example/', '/use_cash_dollar'],
])('opened by %s it goes back once, and puts the choice there', async (_, fromPath, opener) => {
  expect(await pressTwice({ fromPath, amount: '20' })).toStrictEqual([
    [-1],
    [opener, { replace: true, state: { store, amount: '20' } }],
  ]);
});

describe('picker state', () => {
  const store = { id: '4', name: 'Harbour North' };

  test.each([
    [
      { store, amount: '20' },
      { store, amount: '20' },
    ],
    [{ amount: '20' }, { amount: '20' }],
    [{ store: { id: 4 } }, {}],
    [{ store, amount: 20 }, {}],
    [null, {}],
    [undefined, {}],
    ['20', {}],
  ])('the cash dollar page reads %j as %j', (state, read) => {
    expect(readCashState(state)).toEqual(read);
  });

  test.each([
    [
      { fromPath: '/use_cash_dollar', amount: '20' },
      { fromPath: '/use_cash_dollar', amount: '20' },
    ],
    [{}, {}],
    [{ fromPath: 7 }, {}],
    [{ amount: 7 }, {}],
    [null, {}],
  ])('the choice of a store reads %j as %j', (state, read) => {
    expect(readPickerState(state)).toEqual(read);
  });
});
