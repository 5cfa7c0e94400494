import {
  goOffline,
  renderWithHost,
  sampleCustomer,
  type FakeHostOptions,
} from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pause } from '../../campaigns/press/pause';
import { stampCard } from '../../testing/open-stamps';
import { sampleCampaign, sampleSession } from '../../testing/samples';
import { HomePage } from './home-page';

const banner = {
  id: '1',
  url: null,
  cover_photo_url: 'http://api.test/1.jpg',
  translations: [],
  content_type: 'NONE',
  content_reference_id: null,
};
const api = { 'GET /homepage_banners': { body: [] }, 'GET /campaigns': { body: [sampleCampaign()] } };
const open = (options: FakeHostOptions = {}) =>
  renderWithHost(<HomePage />, { path: '/home', api, ...options });

const anyScreen = window.matchMedia;
const pretendDesktop = () => {
  window.matchMedia = (query) => Object.assign(anyScreen(query), { matches: query.includes('min-width') });
};

afterEach(() => {
  window.matchMedia = anyScreen;
});

/** Whether one part of the page comes before another. */
const isBefore = (one: Element | null, other: Element | null) =>
  one !== null &&
  other !== null &&
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const expiring = () => document.querySelector('[data-slot="expiring-soon"]');
const goal = () => screen.findByRole('link', { name: 'Choose an offer' });

test('welcomes a visitor by the name of the site; members are greeted by theirs', async () => {
  const { fake } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Harbour Rewards' })).toBeInTheDocument();
  act(() => {
    fake.session$.next(sampleSession());
  });
  expect(await screen.findByRole('heading', { level: 1, name: /, Peter$/ })).toBeInTheDocument();
  expect(screen.queryByText(/^Welcome to/)).not.toBeInTheDocument();
});

test('while the session is being restored neither is said, and no offer is requested', () => {
  const { container, fake } = open({ session: { kind: 'restoring' } });
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
  expect(fake.requests.some(({ path }) => path === '/campaigns')).toBe(false);
});

test('members see what expires soon, visitors do not', async () => {
  open();
  await screen.findByRole('link', { name: /Harbour Coffee Voucher/ });
  expect(expiring()).toBeNull();
  open({ session: sampleSession() });
  expect(expiring()).not.toBeNull();
});

const config = { affordability: true, firstSteps: true };

test('visitors and members whose points are unknown have no goal', async () => {
  open({ config });
  const session = sampleSession();
  if (session.kind === 'member') session.member.pointAccount = null;
  open({ config, session });
  await waitFor(() => {
    expect(screen.getAllByRole('link', { name: /Harbour Coffee Voucher/ }).length).toBeGreaterThan(1);
  });
  expect(screen.queryByRole('link', { name: 'Choose an offer' })).not.toBeInTheDocument();
});

test('on a wide screen the goal is beside the offers, above what expires', async () => {
  pretendDesktop();
  open({ config, session: sampleSession(500) });
  expect(isBefore(await goal(), expiring())).toBe(true);
  expect(document.querySelectorAll('[data-slot="expiring-soon"]')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Choose an offer' })).toHaveLength(1);
});

test.each([
  ['above the goal', config, true],
  ['below it in a deployment without first steps', { ...config, firstSteps: false }, false],
])('on a wide screen a member without points sees the first steps %s', async (_, given, first) => {
  pretendDesktop();
  open({ config: given, session: sampleSession(0) });
  expect(isBefore(expiring(), await goal())).toBe(first);
  expect(document.querySelectorAll('[data-slot="expiring-soon"]')).toHaveLength(1);
});

test('on a phone a member without points sees the first steps once', async () => {
  open({ config, session: sampleSession(0) });
  expect(isBefore(expiring(), await goal())).toBe(true);
  expect(document.querySelectorAll('[data-slot="expiring-soon"]')).toHaveLength(1);
});

test.each([
  ['a wide screen', pretendDesktop],
  ['a phone', () => undefined],
])('on %s a member who is welcomed sees it first, once', async (_, pretend) => {
  pretend();
  const session = sampleSession(100);
  const welcome = { joined_at: new Date(Date.now() - 60_000).toISOString(), points: 100, done: [] };
  if (session.kind === 'member') session.member.customer = sampleCustomer({ welcome });
  open({ config, session, api: { ...api, 'GET /homepage_banners': { body: [banner] } } });
  const highlights = await screen.findByRole('region', { name: 'Highlights' });
  expect(isBefore(expiring(), highlights)).toBe(true);
  expect(isBefore(expiring(), await goal())).toBe(true);
  expect(document.querySelectorAll('[data-slot="expiring-soon"]')).toHaveLength(1);
});

test('on a phone the goal and what expires come in this order, before the offers, once each', async () => {
  open({ config, session: sampleSession(500) });
  const link = await goal();
  expect(isBefore(link, expiring())).toBe(true);
  expect(isBefore(expiring(), await screen.findByRole('heading', { name: 'Featured offers' }))).toBe(true);
  expect(document.querySelectorAll('[data-slot="expiring-soon"]')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Choose an offer' })).toHaveLength(1);
});

test('on a phone the gifts that wait come after the goal, and before the banners', async () => {
  open({
    config,
    session: sampleSession(500),
    api: {
      'GET /homepage_banners': { body: [banner] },
      'GET /campaigns': {
        body: [sampleCampaign({ id: '401', type: 'STAMP_CAMPAIGN', total_stamps: 10, earned_stamps: 5 })],
      },
      'GET /stamp_campaigns/401/stamp_rewards': { body: stampCard() },
    },
  });
  const gifts = await screen.findByRole('link', { name: /^2 gifts to open/ });
  expect(isBefore(await goal(), gifts)).toBe(true);
  expect(isBefore(gifts, await screen.findByRole('region', { name: 'Highlights' }))).toBe(true);
});

test('without a network one message says that the offers cannot be read', async () => {
  goOffline();
  open({ session: sampleSession(), api: { ...api, 'GET /campaigns': { failure: 'network' } } });
  expect(await screen.findByText(/could not reach the shop system/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Only for you' })).not.toBeInTheDocument();
});

test('keeps what was read when the network goes, and says of what time it is', async () => {
  open();
  await screen.findByRole('link', { name: /Harbour Coffee Voucher/ });
  goOffline();
  expect(screen.getByText(/showing what we saved at \d\d:\d\d/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Harbour Coffee Voucher/ })).toBeInTheDocument();
});

test('banners that cannot be read a second time stay', async () => {
  let isBroken = false;
  const { fake } = open({
    session: sampleSession(),
    api: {
      ...api,
      'GET /homepage_banners': () => (isBroken ? { status: 500, body: {} } : { body: [banner] }),
    },
  });
  await screen.findByRole('region', { name: 'Highlights' });
  const reads = () => fake.requests.filter(({ path }) => path === '/homepage_banners').length;
  isBroken = true;
  await userEvent.click(screen.getByRole('button', { name: /^Updated just now/ }));
  await waitFor(() => expect(reads()).toBeGreaterThan(1));
  await act(() => pause(50));
  expect(screen.getByRole('region', { name: 'Highlights' })).toBeInTheDocument();
  expect(screen.queryByText(/Seems there is an error here/)).not.toBeInTheDocument();
});

test('offers for the member alone that could not be read say so in their own section', async () => {
  open({
    session: sampleSession(),
    api: {
      ...api,
      'GET /campaigns': ({ query }) =>
        query.has('filter[is_only_for_you]') ? { status: 500, body: {} } : { body: [sampleCampaign()] },
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Only for you' }));
  expect(section.getByText(/Seems there is an error here/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Harbour Coffee Voucher/ })).toBeInTheDocument();
});

test('the featured offers lead to all offers, and wait until the section above them is known', async () => {
  let know: () => void = () => undefined;
  const known = new Promise<void>((resolve) => (know = resolve));
  const { container } = open({
    session: sampleSession(),
    api: {
      ...api,
      'GET /campaigns': ({ query }) =>
        query.has('filter[is_only_for_you]')
          ? known.then(() => ({ body: [] }))
          : { body: [sampleCampaign()] },
    },
  });
  expect(screen.queryByRole('heading', { name: 'Featured offers' })).not.toBeInTheDocument();
  expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
  know();
  const section = within(await screen.findByRole('region', { name: 'Featured offers' }));
  expect(section.getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/offer/LATEST');
});

test('the first load is shown for 1.5 s, and the refresh waits as long', async () => {
  jest.useFakeTimers();
  try {
    open();
    await act(() => jest.advanceTimersByTimeAsync(1_400));
    expect(screen.getByRole('button', { name: 'Refresh', busy: true })).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('button', { name: 'Refresh', busy: false })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('presents itself to search engines by what the site is for', () => {
  const { fake } = open();
  expect(fake.pageMeta()?.description).toMatch(/^Join for free/);
});
