import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon, sampleStore } from '../testing/samples';
import { closeWallet, openWallet } from '../testing/wallet';

afterEach(closeWallet);

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

it('W-067 shows name and address, and does not let a store without stock be chosen', async () => {
  await openWallet('/coupon/1014/select_store', {
    api: { [detail]: { body: virtual }, [`${detail}/applicable_stores`]: { body: stores } },
  });
  expect(await screen.findByRole('radio', { name: /^Pier 3/ })).toBeEnabled();
  expect(screen.getByRole('radio', { name: /^Pier 4/ })).toBeDisabled();
  expect(screen.getAllByText('3 Pier Road')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

it('W-069 Next, then Confirm converts once and opens the real coupon', async () => {
  const fake = await confirmPier3({ status: 201, body: { id: '1099' } });
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/coupon/1099');
  });
  expect(fake.requests.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({ body: { store_id: '1', usage_medium: 'OFFLINE' } }),
  ]);
});

it.each([
  [
    'W-072 a coupon out of stock is refused in our words',
    'Oops, coupon is out of stock...',
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

it('Q-181 a lost answer is looked up: the conversion took place', async () => {
  let sent = false;
  const fake = await confirmPier3(
    () => {
      sent = true;
      return { failure: 'timeout' };
    },
    () => ({ body: sent ? { ...virtual, real_coupon: '1099' } : virtual }),
  );
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/coupon/1099');
  });
});

it('Q-181 while nothing can be read nothing is promised; the real coupon opens once it can', async () => {
  let reading: FakeAnswer = { body: virtual };
  const fake = await confirmPier3(
    () => (reading = { failure: 'network' }),
    () => reading,
  );
  expect(await screen.findByRole('alert', {}, { timeout: 3_000 })).toHaveTextContent(
    'Whether your choice was saved will be shown once you are connected again.',
  );
  reading = { body: { ...virtual, real_coupon: '1099' } };
  window.dispatchEvent(new Event('online'));
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/coupon/1099');
  });
});

it('a real coupon has nothing to select', async () => {
  const fake = await openWallet('/coupon/1014/select_store', {
    api: { [detail]: { body: sampleCoupon({ id: '1014' }) } },
  });
  await waitFor(() => {
    expect(fake.host.navigation.current()).toBe('/coupon/1014');
  });
});
