import { failNextChange, goOffline, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon, sampleStore } from '../testing/samples';
import { openWallet } from '../testing/wallet';

const convert = 'POST /coupons/1014/virtual_convert';
const detail = 'GET /customers/7/coupons/1014';
const virtual = sampleCoupon({
  id: '1014',
  virtual_real_type: 'VIRTUAL',
  template: { should_use_in_store: true },
});
const stores = [
  sampleStore({ id: '1', name: 'Pier 3' }),
  sampleStore({ id: '2', name: 'Pier 4', stock_count: 0 }),
];

async function confirmPier3(answer: FakeAnswer | (() => FakeAnswer), reading?: () => FakeAnswer) {
  const fake = await openWallet('/coupon/1014/select_store', {
    api: {
      [detail]: reading ?? { body: virtual },
      [`${detail}/applicable_stores`]: { body: stores },
      [convert]: answer,
      'GET /customers/7/coupons/1099': { body: sampleCoupon({ id: '1099' }) },
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^Pier 3/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm your choice');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  return fake;
}

test('W-067 shows name and address, and does not let a store without stock be chosen', async () => {
  await openWallet('/coupon/1014/select_store', {
    api: { [detail]: { body: virtual }, [`${detail}/applicable_stores`]: { body: stores } },
  });
  expect(await screen.findByRole('radio', { name: /^Pier 3/ })).toBeEnabled();
  expect(screen.getByRole('radio', { name: /^Pier 4/ })).toBeDisabled();
  expect(screen.getAllByText('3 Pier Road')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('W-067 online cannot be chosen while the online store has no stock', async () => {
  const either = sampleCoupon({
    ...virtual,
    template: {
      should_use_in_store: true,
      should_select_usage_medium: true,
      show_online_offline_selection: true,
    },
  });
  const soldOut = sampleStore({ id: '9', is_online_store: true, stock_count: 0 });
  await openWallet('/coupon/1014/select_store', {
    api: { [detail]: { body: either }, [`${detail}/applicable_stores`]: { body: [...stores, soldOut] } },
  });
  const online = await screen.findByRole('radio', { name: /^Online/ });
  expect(online).toBeDisabled();
  expect(online).toHaveAccessibleDescription('Out of stock');
  expect(screen.getByRole('radio', { name: 'In a store' })).toBeEnabled();
});

test('W-069 Next, then Confirm converts once and opens the real coupon', async () => {
  const fake = await confirmPier3({ status: 201, body: { id: '1099' } });
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/coupon/1099');
  });
  expect(fake.requests.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({ body: { store_id: '1', usage_medium: 'OFFLINE' } }),
  ]);
  expect(await screen.findByRole('heading', { name: 'What you get' })).toBeInTheDocument();
});

test('MRW-120 the conversion outlives a remount of the page, with the store that the coupon names', async () => {
  let hasFailed = () => false;
  const fake = await confirmPier3(() => {
    hasFailed = failNextChange();
    return { status: 201, body: { id: '1099' } };
  });
  await waitFor(() => {
    expect(fake.host.navigation.state$.value.location).toMatchObject({
      pathname: '/coupon/1099',
      state: { chosenStore: 'Pier 3' },
    });
  });
  expect(hasFailed()).toBe(true);
  expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each([
  [
    'W-072 a coupon out of stock is refused in our words',
    'Oops, coupon is out of stock...',
    /^Sorry, this coupon is out of stock/,
  ],
  [
    'Q-098 so it is with blanks around it',
    '  Oops, coupon is out of stock. ',
    /^Sorry, this coupon is out of stock/,
  ],
  [
    'Q-113 another refusal shows the detail of the server',
    'Store is not applicable.',
    'Store is not applicable.',
  ],
])('%s', async (_, told, shown) => {
  const fake = await confirmPier3({ status: 400, body: { detail: told } });
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  expect(fake.host.notify.messages$.value.at(-1)?.text).toMatch(shown);
});

test.each<[string, FakeAnswer]>([
  ['no response', { failure: 'timeout' }],
  ['an answer that cannot be read', { status: 201, body: '<html>' }],
])('Q-181 %s is looked up: the conversion took place', async (_, answer) => {
  let sent = false;
  const fake = await confirmPier3(
    () => {
      sent = true;
      return answer;
    },
    () => ({ body: sent ? { ...virtual, real_coupon: '1099' } : virtual }),
  );
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/coupon/1099');
  });
});

test('Q-181 while nothing can be read nothing is promised; the real coupon opens once it can', async () => {
  let reading: FakeAnswer = { body: virtual };
  const fake = await confirmPier3(
    () => (reading = { failure: 'network' }),
    () => reading,
  );
  expect(await screen.findByRole('alert', {}, { timeout: 3_000 })).toHaveTextContent(
    'Whether your choice was saved will be shown once you are connected again.',
  );
  reading = { body: { ...virtual, real_coupon: '1099' } };
  fireEvent(window, new Event('online'));
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/coupon/1099');
  });
});

test.each([
  ['saved', '1099', '/coupon/1099'],
  ['not saved', null, '/coupon/1014/select_store'],
])('Q-181 what was %s is found out by itself', async (_, real_coupon, place) => {
  jest.useFakeTimers({ advanceTimers: true });
  let reading: FakeAnswer = { body: virtual };
  const fake = await confirmPier3(
    () => (reading = { failure: 'network' }),
    () => reading,
  );
  await screen.findByText(/will be shown once you are connected again/, {}, { timeout: 3_000 });
  reading = { body: { ...virtual, real_coupon } };
  await waitFor(
    () => {
      expect(screen.queryByText(/will be shown once you are connected again/)).not.toBeInTheDocument();
    },
    { timeout: 6_000 },
  );
  expect(fake.host.navigation.current()).toBe(place);
  expect(screen.queryAllByText(/Nothing was changed, please try again/)).toHaveLength(real_coupon ? 0 : 1);
  const told = real_coupon ? /^Your store is saved/ : /^No Internet Connection. Nothing was changed/;
  expect(fake.host.notify.messages$.value.at(-1)?.text).toMatch(told);
  const asked = fake.requests.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(fake.requests).toHaveLength(asked);
});

test('W-072 after a refusal the stores are read again: what is out of stock is no longer chosen', async () => {
  let stock = 1;
  await openWallet('/coupon/1014/select_store', {
    api: {
      [detail]: { body: virtual },
      [`${detail}/applicable_stores`]: () => ({
        body: [
          sampleStore({ id: '1', name: 'Pier 3', stock_count: stock }),
          sampleStore({ id: '3', name: 'Pier 5' }),
        ],
      }),
      [convert]: () => {
        stock = 0;
        return { status: 400, body: { detail: 'Oops, coupon is out of stock.' } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^Pier 3/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Sorry, this coupon is out of stock/);
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  await waitFor(() => {
    expect(confirm).toBeDisabled();
  });
  expect(screen.getByText('Pier 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: /^Pier 3/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^Pier 3/ })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: /^Pier 5/ }));
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('without a network the choice cannot be confirmed, and the page says why and how old it is', async () => {
  await openWallet('/coupon/1014/select_store', {
    api: { [detail]: { body: virtual }, [`${detail}/applicable_stores`]: { body: stores } },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^Pier 3/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  goOffline();
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  expect(confirm).toBeDisabled();
  expect(confirm).toHaveAccessibleDescription('You are offline. Connect to go on.');
  expect(screen.getByText(/showing what we saved at \d\d:\d\d$/)).toBeInTheDocument();
});

test('stores that could not be read have a reference, and are read again', async () => {
  const answers: FakeAnswer[] = [{ status: 500, body: {} }, { body: stores }];
  await openWallet('/coupon/1014/select_store', {
    api: { [detail]: { body: virtual }, [`${detail}/applicable_stores`]: () => answers.shift() ?? {} },
  });
  expect(await screen.findByText('Reference: API-500')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /^Pier 3/ })).toBeEnabled();
});

test('where no store can be chosen the list can be read again', async () => {
  const answers: FakeAnswer[] = [{ body: [] }, { body: stores }];
  await openWallet('/coupon/1014/select_store', {
    api: { [detail]: { body: virtual }, [`${detail}/applicable_stores`]: () => answers.shift() ?? {} },
  });
  expect(await screen.findByText('There is no store to choose at the moment.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('radio', { name: /^Pier 3/ })).toBeEnabled();
});
