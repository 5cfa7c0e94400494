import { goOffline, type FakeAnswer, type FakeRequest } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { pass, stopClock, user } from '../testing/clock';
import { sampleCoupon } from '../testing/samples';
import { openWallet } from '../testing/wallet';

stopClock(1_800_000_000_000);

type Answer = FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>);

async function open(answer: Answer, kind: 'coupon' | 'ticket' = 'coupon') {
  const path = kind === 'coupon' ? '/user/myCoupon' : '/user/myTicket';
  const fake = await openWallet(path, { api: { [`GET /customers/7/${kind}s`]: answer } });
  await pass(0);
  return fake;
}
const list = () => screen.getByRole('tabpanel').querySelector('[aria-busy]');
const some = { body: [sampleCoupon()] };
const never = () => new Promise<FakeAnswer>(() => undefined);

test('while the list is read there are skeletons, and it cannot be refreshed', async () => {
  let settle: (answer: FakeAnswer) => void = () => undefined;
  await open(
    () =>
      new Promise<FakeAnswer>((resolve) => {
        settle = resolve;
      }),
  );
  expect(list()).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelectorAll('.bone')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Refresh', busy: true })).toBeInTheDocument();
  settle(some);
  await pass(1_600);
  expect(list()).toHaveAttribute('aria-busy', 'false');
  expect(document.querySelectorAll('.bone')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Refresh', busy: false })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a network a list that was not read says why there is none', async () => {
  goOffline();
  await open(never);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the shop system.');
  expect(screen.getByText('You are offline')).toBeInTheDocument();
});

test.each([
  ['coupon', 'Your coupons could not be read. Please try again.'],
  ['ticket', 'Your tickets could not be read. Please try again.'],
] as const)('a list of every %s that cannot be read says so', async (kind, text) => {
  await open({ status: 500, body: {} }, kind);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test.each([
  [0, 'You have no tickets to use yet.'],
  [1, 'No tickets are waiting to start.'],
  [2, 'No tickets have been used or have expired.'],
])('the empty tab %d of the tickets says so', async (tabIndex, text) => {
  await openWallet('/user/myTicket', {
    state: { tabIndex },
    api: { 'GET /customers/7/tickets': { body: [] } },
  });
  await pass(0);
  expect(screen.getByRole('tablist', { name: 'Tickets by state' })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('while a list is read again it is busy, and the coupons stay', async () => {
  const answers: Answer[] = [some];
  const fake = await open((request) => {
    const answer = answers.shift() ?? never;
    return typeof answer === 'function' ? answer(request) : answer;
  });
  await pass(1_600);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await pass(2_000);
  expect(fake.requests).toHaveLength(2);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refresh', busy: true })).toHaveFocus();
  expect(screen.getByRole('list', { name: 'My coupons' })).toHaveTextContent('Coffee for two');
});

test('only the next page failed: what is shown is not out of date', async () => {
  const link = '<http://api.test/customers/7/coupons?page%5Bnumber%5D=2>; rel="next"';
  await open(({ query }) =>
    query.get('page[number]') === '1' ? { ...some, headers: { link } } : { status: 500, body: {} },
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await pass(1_100);
  expect(screen.getByRole('alert')).toHaveTextContent('The next ones could not be read.');
});

test('without the shortcuts there are no cash dollars above the coupons', async () => {
  await open(some);
  expect(screen.getByRole('article')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Cash dollars/ })).not.toBeInTheDocument();
});
