import { fakeProfile, type FakeAnswer, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { create, offer, posts } from '../testing/cash';
import { amountField, codeScreen, openCash, payButton } from '../testing/cash-page';
import { countDown, pass, stopClock, user } from '../testing/clock';
import { sampleSession } from '../testing/samples';
import { closeWallet } from '../testing/wallet';

const start = 1_800_000_000_000;

stopClock(start);

const kept = () => sessionStorage.getItem('mrw_kept_cash_dollar_key_7');
const paths = ({ requests }: Awaited<ReturnType<typeof openCash>>) => posts(requests).map(([path]) => path);
const confirmed: FakeAnswer = { body: { status: 'CONFIRMED' } };

async function openTyped(options: Omit<FakeHostOptions, 'path'> = {}) {
  const fake = await openCash({ state: { amount: '010' }, ...options });
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  return { ...fake, changed };
}
async function pay() {
  await user.click(payButton());
  await codeScreen();
  await pass(0);
}

test('an amount that comes with the way here is cleaned, and can be changed', async () => {
  await openTyped();
  expect(await amountField()).toHaveValue('10');
  await user.clear(await amountField());
  expect(await amountField()).toHaveValue('');
  expect(payButton()).toBeDisabled();
});

test('a payment that is confirmed is felt, said, and shown for a moment; then the page is as before', async () => {
  const vibrate = jest.fn();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const fake = await openTyped({ api: { [`${create}/refresh`]: confirmed } });
  await pay();
  expect(fake.changed).toHaveBeenCalledTimes(1);
  expect(kept()).toContain('key-1');
  await countDown(120);
  expect(vibrate.mock.calls).toEqual([[10]]);
  expect(fake.host.notify.messages$.value.map(({ text, tone }) => [text, tone])).toEqual([
    ['Successfully applied', 'done'],
  ]);
  expect(fake.changed).toHaveBeenCalledTimes(2);
  expect(kept()).toBeNull();
  await pass(1_199);
  expect(screen.getByRole('dialog')).not.toHaveTextContent('CASH-1');
  await pass(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await amountField()).toHaveValue('');
  await closeWallet();
  expect(paths(fake).filter((path) => String(path).endsWith('/cancel'))).toEqual([]);
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('a code is not ended by the time that the page was open before', async () => {
  const fake = await openTyped({ api: { [`${create}/refresh`]: confirmed } });
  await pass(14 * 60_000);
  await pay();
  await countDown(61);
  expect(await codeScreen()).toHaveTextContent('CASH-1');
  expect(paths(fake)).toEqual(['/customers/7/point_to_cash']);
});

test('what a payment did is said without the balance where that is unknown', async () => {
  const { slots } = await openTyped({
    config: { affordability: true },
    session: sampleSession({ pointAccount: null }),
    api: { [`${create}/refresh`]: confirmed },
  });
  await pay();
  await countDown(122);
  expect(slots).toEqual([{ name: 'what-next', props: { before: null, points: -10_000 } }]);
});

const push = () => Promise.reject(new Error('not loaded here'));
const offlineCard = {
  kept$: new BehaviorSubject(false),
  keep: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};
test.each<[string, Omit<FakeHostOptions, 'path'>, number]>([
  ['have messages', { push }, 1],
  ['keep the card', { offlineCard }, 1],
  ['do neither', {}, 0],
])('after a payment a device that can %s has an offer', async (_, device, offers) => {
  const { slots } = await openTyped({ ...device, api: { [`${create}/refresh`]: confirmed } });
  await pay();
  await countDown(122);
  expect(slots).toEqual(Array(offers).fill({ name: 'device-offer', props: { atTill: true } }));
});

test('the status of a scanned code is read at a press', async () => {
  const answers: FakeAnswer[] = [{ status: 409, body: { detail: 'Payment is being processed.' } }, confirmed];
  const fake = await openTyped({ api: { [`${create}/refresh`]: () => answers.shift() ?? {} } });
  await pay();
  await countDown(121);
  await user.click(screen.getByRole('button', { name: 'Check payment' }));
  await pass(0);
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Successfully applied');
  expect(paths(fake).filter((path) => String(path).endsWith('/refresh'))).toHaveLength(2);
});

test('the key of an open code is kept with the end of its window', async () => {
  const { key, code, cash_dollar, expires_at } = offer;
  await openTyped({ api: { [create]: { status: 201, body: { key, code, cash_dollar, expires_at } } } });
  await pay();
  expect(JSON.parse(kept() ?? '')).toEqual({ key: 'key-1', endsAt: expect.closeTo(start + 900_000, -4) });
});

const shop = { ...fakeProfile.flags, shopPlatform: true };

test('the question of the shop platform is closed without a payment', async () => {
  const fake = await openTyped({ config: { flags: shop } });
  await user.click(payButton());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(posts(fake.requests)).toEqual([]);
  expect(await amountField()).toHaveValue('10');
});

test.each<[string, FakeAnswer, string, number]>([
  [
    'a refusal says its reason',
    { status: 400, body: { detail: 'Insufficient points.' } },
    'Insufficient points.',
    1,
  ],
  ['a failure without a reason says so', { status: 400, body: {} }, 'The code could not be made.', 0],
  ['an unknown outcome promises nothing', { failure: 'network' }, 'come back within 3 minutes', 1],
])('%s; the points are read where they may have changed', async (_, answer, text, reads) => {
  const { host, changed } = await openTyped({ api: { [create]: answer } });
  fireEvent.click(payButton());
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(host.notify.messages$.value.map(({ tone }) => tone)).toEqual(['failed']);
  expect(changed).toHaveBeenCalledTimes(reads);
  expect(payButton()).toBeEnabled();
});
