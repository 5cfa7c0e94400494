import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleCoupon, sampleStore } from '../testing/samples';
import { openWallet } from '../testing/wallet';

const detail = 'GET /customers/7/coupons/1014';
const virtual = sampleCoupon({
  id: '1014',
  virtual_real_type: 'VIRTUAL',
  template: { should_use_in_store: true },
});

async function confirmPier3(convert: FakeAnswer | (() => Promise<FakeAnswer>)) {
  const fake = await openWallet('/coupon/1014/select_store', {
    api: {
      [detail]: { body: virtual },
      [`${detail}/applicable_stores`]: { body: [sampleStore({ name: 'Pier 3' })] },
      'POST /coupons/1014/virtual_convert': convert,
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^Pier 3/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  return fake;
}

test('a change of the language keeps store, step and a conversion that is under way', async () => {
  const fake = await confirmPier3(() => new Promise<FakeAnswer>(() => undefined));
  act(() => {
    fake.host.setLanguage('zh-Hant');
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('確認選擇');
  expect(await screen.findByText('Pier 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '確認中…' })).toHaveAttribute('aria-busy', 'true');
  expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('why a choice was not saved is said in the language of the page, also after a change of it', async () => {
  const fake = await confirmPier3({ status: 500, body: {} });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choice could not be saved.');
  act(() => {
    fake.host.setLanguage('zh-Hant');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('未能儲存你的選擇，請再試一次。');
});

test('a member who has left by then stays where they are, and is told that the store is saved', async () => {
  let answer: (answer: FakeAnswer) => void = () => undefined;
  const fake = await confirmPier3(
    () =>
      new Promise<FakeAnswer>((resolve) => {
        answer = resolve;
      }),
  );
  act(() => {
    fake.host.navigation.navigate('/use_cash_dollar');
  });
  await screen.findByRole('heading', { level: 1, name: 'Use cash dollars' });
  answer({ status: 201, body: { id: '1099' } });
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe(
      'Your store is saved. The coupon is ready in My coupons.',
    );
  });
  expect(fake.host.navigation.current()).toBe('/use_cash_dollar');
});
