import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendPhone } from '../../testing/open-campaign';
import { positioned } from '../../testing/open-earning';
import { acquire, lastToast, openStamps, posts, stampCard, tasks } from '../../testing/open-stamps';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const gift = (name: RegExp) => screen.findByRole('button', { name });
const rewards = 'GET /stamp_campaigns/401/stamp_rewards';
const taskList = 'GET /stamp_campaigns/401/link_earning_rules';

beforeEach(() => {
  jest.useFakeTimers();
  pretendPhone();
});
test('places without a gift say whether their stamp is earned; an open one shows its number', async () => {
  openStamps();
  await gift(/^Opened: gift at 3/);
  expect(screen.getByRole('img', { name: 'Stamp 2, earned' })).toHaveTextContent('');
  expect(screen.getByRole('img', { name: 'Stamp 6, not earned yet' })).toHaveTextContent('6');
});

test('gifts show their number, that they can be opened, or that they are', async () => {
  openStamps();
  expect(await gift(/^Opened: gift at 3/)).toHaveTextContent('Opened');
  expect(await gift(/^Open the gift at 4/)).toHaveTextContent('Open');
  expect(await gift(/^Gift at 10/)).toHaveTextContent('10');
});

test('the gifts that wait are announced to members', async () => {
  const { unmount } = openStamps();
  expect(await screen.findByText('2 gifts to open')).toHaveAttribute('role', 'status');
  unmount();
  openStamps({}, {}, { session: { kind: 'visitor' } });
  await gift(/at 4/);
  expect(screen.queryByText(/gifts? to open/)).not.toBeInTheDocument();
});

test('gifts that cannot be opened say so to members; visitors may press them all', async () => {
  const { unmount } = openStamps();
  for (const name of [/^Opened: gift at 3/, /^Gift at 10/])
    expect(await gift(name)).toHaveAttribute('aria-disabled', 'true');
  expect(await gift(/^Open the gift at 4/)).not.toHaveAttribute('aria-disabled');
  unmount();
  openStamps({}, {}, { session: { kind: 'visitor' } });
  expect(await gift(/^Gift at 10/)).not.toHaveAttribute('aria-disabled');
});

test('a card has the pictures of its campaign for stamps and gifts that are not opened', async () => {
  openStamps(
    {},
    { stamp_slot_image: 'http://api.test/stamp.png', stamp_gift_image: 'http://api.test/gift.png' },
  );
  const pictureOf = (place: HTMLElement) => place.querySelector('img')?.getAttribute('src') ?? null;
  expect(pictureOf(await gift(/^Open the gift at 4/))).toBe('http://api.test/gift.png');
  expect(pictureOf(await gift(/^Opened: gift at 3/))).toBeNull();
  expect(pictureOf(screen.getByRole('img', { name: 'Stamp 2, earned' }))).toBe('http://api.test/stamp.png');
  expect(pictureOf(screen.getByRole('img', { name: 'Stamp 6, not earned yet' }))).toBeNull();
});

test('a card without gifts has no list of them', async () => {
  openStamps({ [rewards]: { body: { ...stampCard([]), badges: [] } } });
  expect(await screen.findByText('5 of 10 stamps')).toBeInTheDocument();
});

test('a card that cannot be read says so, and is read again on request', async () => {
  let isBroken = true;
  openStamps({ [rewards]: () => (isBroken ? { status: 500, body: {} } : { body: stampCard() }) });
  expect(await screen.findByText(/Seems there is an error here/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Stamp card' })).not.toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Stamp card' })).toBeInTheDocument();
});

test('tasks that cannot be read say so beneath the card, and are read again on request', async () => {
  let isBroken = true;
  openStamps({ [taskList]: () => (isBroken ? { status: 500, body: {} } : { body: tasks }) });
  const card = within(await screen.findByRole('region', { name: 'Stamp card' }));
  expect(await card.findByText(/Seems there is an error here/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Earn more stamps' })).not.toBeInTheDocument();
  isBroken = false;
  await user.click(card.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Earn more stamps' })).toBeInTheDocument();
});

test('a card without tasks has no place for them', async () => {
  openStamps({ [taskList]: { body: [] } });
  await gift(/^Open the gift at 4/);
  expect(screen.queryByText('Earn more stamps')).not.toBeInTheDocument();
});

test('each task says its stamps, how often it was done, and which counts by itself', async () => {
  openStamps();
  const facts = async (name: string) =>
    (await screen.findByRole('group', { name })).querySelectorAll('p')[1]?.textContent;
  expect(await facts('Scan at the pier')).toBe('+1 stamp');
  expect(await facts('Shop')).toBe('+1 stamp · Done 2 times · Counts automatically');
  expect(await facts('Be there')).toBe('+2 stamps');
});

test('the question says what the gift is; Cancel opens nothing', async () => {
  const { fake } = openStamps();
  await user.click(await gift(/^Open the gift at 5/));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Open this gift?' }));
  expect(dialog.getByText('You get Tea. Your stamps stay on the card.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(posts(fake)).toHaveLength(0);
});

test('while a gift is opened its question and its place wait', async () => {
  openStamps({ [acquire]: () => new Promise(() => undefined) });
  await user.click(await gift(/^Open the gift at 5/));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Open' }));
  expect(await dialog.findByRole('button', { name: 'Opening…' })).toHaveAttribute('aria-busy', 'true');
  const place = (number: number) =>
    document.querySelector(`button[aria-label^="Open the gift at ${number} "]`)?.getAttribute('aria-busy') ??
    null;
  expect([place(4), place(5)]).toEqual([null, 'true']);
});

test('the success names the gift, and is closed by its button', async () => {
  openStamps();
  await user.click(await gift(/^Open the gift at 5/));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Open' }));
  const success = within(await screen.findByRole('dialog', { name: 'The coupon is yours' }));
  expect(success.getByRole('status')).toHaveTextContent('Tea');
  await user.click(success.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['a press looks again', () => user.click(screen.getByRole('button', { name: 'Check again' }))],
  ['the network is back', () => act(async () => void window.dispatchEvent(new Event('online')))],
])('what an unknown outcome of a gift is shows as soon as %s', async (_, look) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = { isOffline: false };
  const { fake } = openStamps({
    [rewards]: () =>
      server.isOffline
        ? { failure: 'network' }
        : { body: stampCard(posts(fake).length > 0 ? ['b3', 'b4'] : ['b3']) },
    [acquire]: () => {
      server.isOffline = true;
      return { failure: 'network' };
    },
  });
  await user.click(await gift(/^Open the gift at 4/));
  await screen.findByText(/We got no answer/);
  server.isOffline = false;
  await look();
  expect(await gift(/Opened: gift at 4 stamps, 50 points/)).toBeInTheDocument();
  expect(posts(fake)).toHaveLength(1);
  await waitFor(() => expect(lastToast(fake)).toBe('You got 50 points'));
});

test.each([
  ['trembles when a stamp is earned', { status: 201, body: { id: '1', stamps: 2 } }, [[10]]],
  ['keeps still when none is', { status: 500, body: {} }, []],
])('the phone %s', async (_, answer, pulses) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  pretendPhone({ geolocation: positioned });
  const vibrate = jest.fn(() => true);
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const { fake } = openStamps({
    'POST /campaigns/401/gps_verification': { body: { valid: true } },
    'POST /customers/2/campaign_participation_records': answer,
  });
  await user.click(await gift(/Check in/));
  const reads = () => fake.requests.filter(({ path }) => path.endsWith('/stamp_rewards')).length;
  await waitFor(() => expect(reads()).toBe(2));
  expect(vibrate.mock.calls).toEqual(pulses);
  Reflect.deleteProperty(navigator, 'vibrate');
});
