import { type FakeAnswer, goOffline, goOnline } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pass, press, stopClock, user } from '../testing/clock';
import { sampleCoupon, sampleStore } from '../testing/samples';
import { openWallet } from '../testing/wallet';

describe('selection failures', () => {
  stopClock();

  const detail = 'GET /customers/7/coupons/1014';
  type Answer = FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>);
  const never = () => new Promise<FakeAnswer>(() => undefined);
  const virtual = sampleCoupon({
    id: '1014',
    virtual_real_type: 'VIRTUAL',
    template: { should_use_in_store: true },
  });

  async function open(reading: Answer, stores: Answer = { body: [sampleStore()] }, convert: Answer = never) {
    const fake = await openWallet('/coupon/1014/select_store', {
      api: {
        [detail]: reading,
        [`${detail}/applicable_stores`]: stores,
        'POST /coupons/1014/virtual_convert': convert,
        'GET /customers/7/coupons/1099': { body: sampleCoupon({ id: '1099' }) },
      },
    });
    // The coupon, then its stores.
    await pass(10);
    await pass(10);
    return fake;
  }
  async function confirm(convert: Answer) {
    const fake = await open({ body: virtual }, undefined, convert);
    await user.click(screen.getByRole('radio'));
    await press('Next');
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await pass(0);
    return fake;
  }

  test('while the coupon is read its page has a heading and a skeleton', async () => {
    await open(never);
    expect(screen.getByRole('heading', { level: 1, name: 'Select pick-up store' })).toBeInTheDocument();
    expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  test('a coupon that could not be read is read again on request', async () => {
    let answer: FakeAnswer = { status: 500, body: {} };
    await open(() => answer);
    expect(screen.getByRole('heading', { level: 1, name: 'Select pick-up store' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Seems there is an error here');
    answer = { body: virtual };
    await press('Try again');
    expect(screen.getByRole('radio')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('an unknown coupon has nothing to select', async () => {
    await open({ status: 404, body: {} });
    expect(screen.getByText('This coupon is no longer existed.')).toBeInTheDocument();
  });

  test.each([
    ['real', {}, '/coupon/1014'],
    ['converted', { virtual_real_type: 'VIRTUAL', real_coupon: '1099' }, '/coupon/1099'],
  ] as const)('the selection for a %s coupon is replaced by the coupon', async (_, changes, path) => {
    const fake = await open({ body: sampleCoupon({ id: '1014', ...changes }) });
    expect(fake.host.navigation.current()).toBe(path);
    expect(fake.host.navigation.state$.value.action).toBe('REPLACE');
  });

  test('stores that could not be read say so, and are loading while they are read again', async () => {
    const answers: FakeAnswer[] = [{ status: 500, body: {} }];
    await open({ body: virtual }, () => answers.shift() ?? never());
    expect(screen.getByRole('alert')).toHaveTextContent('The stores could not be read. Please try again.');
    await press('Try again');
    expect(screen.getByText('Loading stores…')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each<[string, FakeAnswer, string]>([
    ['failed', { status: 500, body: {} }, 'Your choice could not be saved. Please try again.'],
    [
      'is out of stock',
      { status: 400, body: { detail: 'Oops, coupon is out of stock.' } },
      'Sorry, this coupon is out of stock there. Please choose another store.',
    ],
    ['is refused', { status: 400, body: { detail: 'Not here.' } }, 'Not here.'],
  ])(
    'a choice that %s is told on the page and as a toast, until it is tried again',
    async (_, answer, text) => {
      const answers: FakeAnswer[] = [answer];
      const fake = await confirm(() => answers.shift() ?? never());
      // After a 500 the coupon is read first.
      await pass(2_000);
      expect(screen.queryByText(/Checking whether it went through/)).not.toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(fake.host.notify.messages$.value.map(({ text, tone }) => [text, tone])).toEqual([
        [text, 'failed'],
      ]);
      await press('Confirm');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('Q-199 while it is read back what became of a choice, the page says so and nothing else is sent', async () => {
    const fake = await confirm({ status: 503, body: '<html></html>' });
    expect(screen.getByText(/Checking whether it went through/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Confirming…' }));
    await pass(0);
    expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a choice is replaced by the real coupon', async () => {
    const fake = await confirm({ status: 201, body: { id: '1099' } });
    expect(fake.host.navigation.current()).toBe('/coupon/1099');
    expect(fake.host.navigation.state$.value.action).toBe('REPLACE');
    expect(fake.host.notify.messages$.value).toEqual([]);
  });

  test('Q-199 a store whose saving the page finds out by itself is told, in place of that it is not known', async () => {
    const failed: FakeAnswer = { status: 500, body: {} };
    const converted: FakeAnswer = {
      body: sampleCoupon({ id: '1014', virtual_real_type: 'VIRTUAL', real_coupon: '1099' }),
    };
    const readings: FakeAnswer[] = [{ body: virtual }, failed, failed, failed];
    const fake = await open(() => readings.shift() ?? converted, undefined, failed);
    await user.click(screen.getByRole('radio'));
    await press('Next');
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await pass(2_000);
    await pass(1_000);
    expect(fake.host.navigation.current()).toBe('/coupon/1099');
    expect(fake.host.notify.messages$.value.map(({ text, tone }) => [text, tone])).toEqual([
      [expect.stringContaining('Whether your choice was saved'), 'failed'],
      ['Your store is saved. The coupon is ready in My coupons.', 'done'],
    ]);
  });

  test('a connection that is lost while a choice is sent does not stop it', async () => {
    await confirm(never);
    goOffline();
    expect(screen.getByRole('button', { name: /Confirming…/ })).toBeEnabled();
    expect(screen.getByText('You are offline', { exact: false })).toBeInTheDocument();
  });

  test('a choice that is no longer possible cannot be confirmed, and says why', async () => {
    let stores = [sampleStore()];
    await open({ body: virtual }, () => ({ body: stores }));
    await user.click(screen.getByRole('radio'));
    await press('Next');
    stores = [sampleStore({ stock_count: 0 })];
    await pass(120_000);
    act(goOffline);
    act(goOnline);
    await pass(0);
    const button = screen.getByRole('button', { name: 'Confirm' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Choose a store first.');
  });

  test('stores that could not all be read are shown with a line that says so, and read again on request', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let stores: FakeAnswer = { body: [sampleStore(), 7] };
    await open({ body: virtual }, () => stores);
    expect(screen.getByRole('radio')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    stores = { body: [sampleStore()] };
    await press('Try again');
    await pass(10);
    expect(screen.getByRole('radio')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

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
