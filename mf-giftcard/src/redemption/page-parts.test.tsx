import { goOffline } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { frameSays, heardByFrame } from '../testing/frame';
import { sampleCustomer } from '../testing/gift-card';
import { logIn, open, redeem, redeemPath } from '../testing/page';

const frame = () => screen.getByTitle('Log in to redeem');
const place = () => frame().parentElement;
const question = () => screen.findByRole('alertdialog', { name: 'Redeem this gift card?' });
const told = (dialog: HTMLElement, label: string) =>
  within(dialog).getByText(label).nextElementSibling?.textContent;

test('the place of the frame is busy until it is loaded, and keeps its height when the frame is low', async () => {
  await open();
  expect(place()).toHaveAttribute('aria-busy', 'true');
  expect(place()).toHaveStyle({ height: '420px' });
  fireEvent.load(frame());
  expect(place()).toHaveAttribute('aria-busy', 'false');
  frameSays({ type: 'GIFT_CARD_RESIZE', height: 300 });
  expect(place()).toHaveStyle({ height: '420px' });
  frameSays({ type: 'GIFT_CARD_RESIZE', height: 600 });
  expect(place()).toHaveStyle({ height: '600px' });
});

test('the frame hears of this site no more than its origin', async () => {
  await open();
  expect(frame()).toHaveAttribute('referrerpolicy', 'origin');
});

test('a frame that has let a member in is alive, although it says nothing else', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await open();
    logIn();
    act(() => {
      jest.advanceTimersByTime(10_500);
    });
    expect(screen.queryByText(/taking longer than usual/)).toBeNull();
    await question();
  } finally {
    jest.useRealTimers();
  }
});

test('a frame hears nothing of a login that was redeemed or is still asked about', async () => {
  const { user } = await open();
  const heard = heardByFrame();
  logIn();
  await user.click(within(await question()).getByRole('button', { name: 'Redeem' }));
  await screen.findByRole('heading', { name: 'Redemption successful' });
  expect(heard).toEqual([]);
});

test('the page names the site; spaces around a code do not count', async () => {
  const { redemptions, user } = await open({}, { path: '/redeem-gift-card?code=%20GIFT%20' });
  expect(screen.getByText('Harbour Rewards')).toBeVisible();
  logIn();
  await user.click(within(await question()).getByRole('button', { name: 'Redeem' }));
  await screen.findByRole('heading', { name: 'Redemption successful' });
  expect(redemptions()).toBe(1);
});

test('a code of spaces alone is none', async () => {
  await open({}, { path: '/redeem-gift-card?code=%20%20' });
  expect(screen.getByRole('heading', { name: 'Redemption failed' })).toBeVisible();
  expect(screen.getByText(/This address has no gift card code/)).toBeVisible();
});

test('the steps are numbered for the eye, not for the ear', async () => {
  await open();
  const numbers = screen.getAllByRole('listitem').map((step) => step.querySelector('[aria-hidden=true]'));
  expect(numbers.map((number) => number?.textContent)).toEqual(['1', '2', '3']);
  expect(numbers.map((number) => number?.nextElementSibling?.textContent)).toEqual([
    'Log in with your member account above.',
    'Check the account, the points and the cash.',
    'Press Redeem. Points and cash are added at once.',
  ]);
});

test.each([
  ['a name and a contact', {}, 'Grace (owner@example.test)'],
  ['a contact alone', { first_name: null, last_name: null }, 'owner@example.test'],
  ['a name alone', { email_address: null }, 'Grace'],
])('the question names an account that has %s once', async (_, fields, words) => {
  await open({ 'GET /customers/1': { body: sampleCustomer(fields) } });
  logIn();
  expect(told(await question(), 'Account')).toBe(words);
});

test('the question says whose card becomes what, and the result what was added', async () => {
  const { user } = await open();
  logIn();
  const dialog = await question();
  expect(['Member ID', 'Points to be added', 'Cash to be added'].map((label) => told(dialog, label))).toEqual(
    ['M-1', '50,000 points', 'HK$50.00'],
  );
  await user.click(within(dialog).getByRole('button', { name: 'Redeem' }));
  await screen.findByRole('heading', { name: 'Redemption successful' });
  expect(['Points added', 'Cash added'].map((label) => told(document.body, label))).toEqual([
    '50,000 points',
    'HK$50.00',
  ]);
});

test('while a card is redeemed the question waits and cannot be closed, also without a network', async () => {
  const { user, redemptions } = await redeem({ [`GET ${redeemPath}`]: () => new Promise(() => undefined) });
  const dialog = await question();
  const button = await within(dialog).findByRole('button', { name: 'Redeeming…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(await question()).toBeVisible();
  goOffline();
  expect(button).not.toHaveAccessibleDescription(/You are offline/);
  await waitFor(() => expect(redemptions()).toBe(1));
});

test('while the card is read the page says so, for as long as a first load', async () => {
  const { fake } = await open({ 'GET /customers/1': () => new Promise(() => undefined) });
  expect(screen.queryByRole('progressbar')).toBeNull();
  logIn();
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(fake.requests.length).toBeGreaterThan(1));
});

test('a second login takes the message of the failed one away', async () => {
  await open();
  frameSays({ type: 'GIFT_CARD_LOGIN_FAILED', error: 'Wrong password.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Wrong password.');
  logIn();
  await question();
  expect(screen.queryByText('Wrong password.')).toBeNull();
});

test('a card that cannot be read is a matter of the card, not of the login', async () => {
  await open({ 'GET /customers/gift_card/GIFT': { status: 500, body: {} } });
  logIn();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Seems there is an error here, please refresh or try again later.');
});

test('a refusal that has changed nothing knows no "nothing was added" of its own', async () => {
  await redeem({ [`GET ${redeemPath}`]: { status: 400, body: { detail: 'Gift card has been redeemed.' } } });
  await screen.findByRole('heading', { name: 'Redemption failed' });
  expect(screen.queryByText(/Nothing was added/)).toBeNull();
});

test('the way to the app is closed again', async () => {
  const { user } = await redeem();
  const button = await screen.findByRole('button', { name: 'Open the app' });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Get the app' });
  expect(within(dialog).getByText(/^Scan this code/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
