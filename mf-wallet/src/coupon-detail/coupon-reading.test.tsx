import { goOffline, goOnline, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { preloadOverlays } from '@mrw/shared-ui';
import { act, screen, within } from '@testing-library/react';
import { pass, stopClock, user } from '../testing/clock';
import { sampleCoupon } from '../testing/samples';
import { asPhone, openWallet } from '../testing/wallet';

// Loaded before the tests, which then do not wait for it.
beforeAll(preloadOverlays);
stopClock(1_800_000_000_000);

const detail = 'GET /customers/7/coupons/1001';

async function open(answer: () => FakeAnswer | Promise<FakeAnswer>) {
  const fake = await openWallet('/coupon/1001', {
    api: { [detail]: answer, 'GET /customers/7/coupons/1001/applicable_stores': { body: [] } },
  });
  await pass(0);
  return fake;
}
const title = (name: string) => screen.getByRole('heading', { level: 1, name });
const progress = () => screen.queryByRole('progressbar');

test('while a coupon is read there is its skeleton, and the progress stays for 1.5 s', async () => {
  let settle: (answer: FakeAnswer) => void = () => undefined;
  await open(
    () =>
      new Promise<FakeAnswer>((resolve) => {
        settle = resolve;
      }),
  );
  expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(progress()).toBeInTheDocument();
  expect(title('Coupon details')).toHaveClass('visuallyHidden');
  settle({ body: sampleCoupon() });
  await pass(1_000);
  expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
  expect(progress()).toBeInTheDocument();
  await pass(1_000);
  expect(progress()).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a network a coupon that was not read says why it is not there, below its heading', async () => {
  goOffline();
  await open(() => new Promise<FakeAnswer>(() => undefined));
  expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the shop system.');
  expect(title('Coupon details')).not.toHaveClass('visuallyHidden');
});

test('a coupon that could not be read is read again on request', async () => {
  let answer: FakeAnswer = { status: 500, body: {} };
  const fake = await open(() => answer);
  expect(title('Coupon details')).not.toHaveClass('visuallyHidden');
  answer = { body: sampleCoupon() };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(title('Coffee for two')).toBeInTheDocument();
  expect(fake.requests).toHaveLength(2);
});

test('the progress is shown also when a coupon is read again', async () => {
  const answers: FakeAnswer[] = [{ body: sampleCoupon() }];
  await open(() => answers.shift() ?? new Promise<FakeAnswer>(() => undefined));
  await pass(60_000);
  expect(progress()).not.toBeInTheDocument();
  act(goOffline);
  act(goOnline);
  await pass(0);
  expect(progress()).toBeInTheDocument();
  expect(title('Coffee for two')).toBeInTheDocument();
});

test('the way here leads home and to the list', async () => {
  await open(() => ({ body: sampleCoupon() }));
  const links = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/home'],
    ['My coupons', '/user/myCoupon'],
  ]);
});

test('a coupon that was converted is replaced in the history', async () => {
  const real = sampleCoupon({ virtual_real_type: 'VIRTUAL', real_coupon: '1017' });
  const fake = await openWallet('/coupon/1001', {
    api: {
      [detail]: { body: real },
      'GET /customers/7/coupons/1017': { body: sampleCoupon({ id: '1017' }) },
    },
  });
  await pass(0);
  expect(fake.host.navigation.current()).toBe('/coupon/1017');
  expect(fake.host.navigation.state$.value.action).toBe('REPLACE');
});

test('on a phone the stores of a coupon are a page of their own', async () => {
  asPhone();
  await open(() => ({ body: sampleCoupon({ virtual_real_type: 'VIRTUAL' }) }));
  expect(screen.getByRole('link', { name: 'Select store' })).toHaveAttribute(
    'href',
    '/coupon/1001/select_store',
  );
  expect(screen.queryByRole('button', { name: 'Select store' })).not.toBeInTheDocument();
});

test('on a desktop the stores of a coupon open over it, and close again', async () => {
  const fake = await open(() => ({ body: sampleCoupon({ virtual_real_type: 'VIRTUAL' }) }));
  expect(screen.queryByRole('link', { name: 'Select store' })).not.toBeInTheDocument();
  expect(screen.queryByText('Show this code to the staff.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Select store' }));
  await pass(0);
  const dialog = screen.getByRole('dialog', { name: 'Select pick-up store' });
  expect(fake.host.navigation.current()).toBe('/coupon/1001');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await pass(1_000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
