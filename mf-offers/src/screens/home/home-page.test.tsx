import type { HomepageBanner } from '@mrw/shared-contracts/api/campaigns';
import { renderWithHost, type FakeHostOptions, type FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inDays, sampleCampaign, sampleSession } from '../../testing/samples';
import { HomePage } from './home-page';

const banner = (id: number, fields: Partial<HomepageBanner> = {}): HomepageBanner => ({
  id: String(id),
  url: null,
  cover_photo_url: `http://api.test/media/${id}.jpg`,
  translations: [{ language: 'en', name: `Banner ${id}`, cover_photo_url: null }],
  content_type: 'CAMPAIGN',
  content_reference_id: String(100 + id),
  ...fields,
});
const banners = [7, 3, 5, 1, 2, 4, 6].map((id) => banner(id));
const campaigns = [
  sampleCampaign(),
  sampleCampaign({ id: '103', translations: [], name: 'Umbrella', coupon_campaign_type_coupon_stock: 0 }),
  sampleCampaign({ id: '110', translations: [], name: 'Last Day', end_date: inDays(0.002) }),
  sampleCampaign({ id: '111', translations: [], name: 'Three Days', end_date: inDays(3) }),
];
const onlyForMe = [sampleCampaign({ id: '102', translations: [], name: 'Free Welcome Tea' })];

const api = (routes: FakeRoutes = {}): FakeRoutes => ({
  'GET /homepage_banners': { body: banners },
  'GET /campaigns': ({ query }) => ({ body: query.has('filter[is_only_for_you]') ? onlyForMe : campaigns }),
  ...routes,
});
const open = (options: FakeHostOptions = {}) =>
  renderWithHost(<HomePage />, { path: '/home', api: api(), ...options });
const region = (name: string) => screen.findByRole('region', { name });

test('O-001 shows exactly 5 banners in the order of the server', async () => {
  open();
  const carousel = await region('Highlights');
  const pictures = carousel.querySelectorAll('img');
  expect([...pictures].map((picture) => picture.alt)).toEqual([7, 3, 5, 1, 2].map((id) => `Banner ${id}`));
});

test('lets the focus onto banners together when one of them leads nowhere', async () => {
  const body = [banner(1), banner(2, { content_reference_id: null })];
  open({ api: api({ 'GET /homepage_banners': { body } }) });
  const carousel = await region('Highlights');
  expect(within(carousel).getByRole('group', { name: 'Highlights' })).toHaveAttribute('tabindex', '0');
});

test('has no stop of its own for the focus when every banner is a link', async () => {
  open({ api: api({ 'GET /homepage_banners': { body: [banner(1), banner(2)] } }) });
  const carousel = await region('Highlights');
  expect(within(carousel).queryByRole('group', { name: 'Highlights' })).not.toBeInTheDocument();
});

test('O-002 leads from a banner to its campaign', async () => {
  open({ api: api({ 'GET /homepage_banners': { body: [banner(1)] } }) });
  expect(await screen.findByRole('link', { name: 'Banner 1' })).toHaveAttribute('href', '/campaign/101');
});

test('O-004 offers visitors to sign up, and requests nothing that is only for members', async () => {
  const { fake } = open();
  await screen.findByRole('link', { name: /Umbrella/ });
  await userEvent.click(screen.getByRole('button', { name: 'Sign up / Log in' }));
  expect(fake.logins).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Only for you' })).not.toBeInTheDocument();
  expect(fake.requests.some(({ query }) => query.has('filter[is_only_for_you]'))).toBe(false);
});

test('O-005 shows members what is only for them, and no sign-up banner', async () => {
  open({ session: sampleSession() });
  const section = await region('Only for you');
  expect(await within(section).findByRole('link', { name: /Free Welcome Tea/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign up / Log in' })).not.toBeInTheDocument();
  expect(screen.getAllByText('125,000')).not.toHaveLength(0);
});

test('O-006 leaves the only-for-you section out when it has nothing', async () => {
  const empty = api({
    'GET /campaigns': ({ query }) => ({ body: query.has('filter[is_only_for_you]') ? [] : campaigns }),
  });
  open({ session: sampleSession(), api: empty });
  await screen.findByRole('link', { name: /Umbrella/ });
  expect(screen.queryByRole('heading', { name: 'Only for you' })).not.toBeInTheDocument();
});

test('O-007 requests featured campaigns and banners', async () => {
  const { fake } = open();
  await screen.findByRole('link', { name: /Umbrella/ });
  const featured = fake.requests.find(({ path }) => path === '/campaigns');
  expect(Object.fromEntries(featured?.query ?? [])).toEqual({
    'filter[is_featured]': 'true',
    'page[number]': '1',
    'page[size]': '20',
  });
  expect(fake.requests.map(({ path }) => path)).toContain('/homepage_banners');
});

test('O-008 marks what ends within three days', async () => {
  open();
  expect(await screen.findByRole('link', { name: /Three Days/ })).toHaveTextContent('3 days left');
  expect(screen.getByRole('link', { name: /Last Day/ })).toHaveTextContent('Last day');
});

test('O-010 marks what is gone', async () => {
  open();
  expect(await screen.findByRole('link', { name: /Umbrella/ })).toHaveTextContent('Out of stock');
});

test('says that nothing is featured, and leads to the latest offers', async () => {
  open({ api: api({ 'GET /campaigns': { body: [] } }) });
  expect(await screen.findByText(/no featured offers/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the latest offers' })).toHaveAttribute(
    'href',
    '/offer/LATEST',
  );
});

test('O-011 keeps the banners when the featured list fails, and reads it again on request', async () => {
  let broken = true;
  open({ api: api({ 'GET /campaigns': () => (broken ? { status: 500, body: {} } : { body: campaigns }) }) });
  const message = await screen.findByText(/Seems there is an error here/);
  expect(await region('Highlights')).toBeInTheDocument();
  broken = false;
  await userEvent.click(within(message.closest('[role=alert]') ?? document.body).getByRole('button'));
  expect(await screen.findByRole('link', { name: /Umbrella/ })).toBeInTheDocument();
});

test('O-144 leads from banners to a store and to an offer category by its name', async () => {
  const body = [
    banner(1, { content_type: 'STORE', content_reference_id: '1' }),
    banner(2, { content_type: 'OFFER_CATEGORY', content_reference_id: '2' }),
  ];
  const category = { id: '2', name: 'Travel', is_active: true, display_priority: 1, translations: [] };
  const { container } = open({
    api: api({ 'GET /homepage_banners': { body }, 'GET /campaign_categories': { body: [category] } }),
  });
  await waitFor(() => {
    const links = [...container.querySelectorAll('[aria-roledescription=slide] a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/storeDetail/1', '/offer/Travel?id=2']);
  });
});

test('says nothing about points that could not be read, and offers another try', async () => {
  const session = sampleSession();
  if (session.kind === 'member') session.member.pointAccount = null;
  const { fake } = open({ session });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fake.memberReloads()).toBe(1));
});

test('renews the tokens, then reads member, banners and offers again on request', async () => {
  const { fake } = open({ session: sampleSession() });
  await screen.findByRole('link', { name: /Umbrella/ });
  const before = fake.requests.length;
  await userEvent.click(screen.getByRole('button', { name: /^Updated just now/ }));
  await waitFor(() =>
    expect(fake.requests.slice(before).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/homepage_banners', '/campaigns', '/campaigns']),
    ),
  );
  expect(fake.tokenRenewals()).toBe(1);
  expect(fake.memberReloads()).toBe(1);
});

test('says in one strip what runs out soon, and leads to it', async () => {
  const session = sampleSession();
  if (session.kind === 'member' && session.member.pointAccount)
    Object.assign(session.member.pointAccount, {
      points_about_to_expire: 3_200,
      points_coming_expiry_date: '2026-12-11T00:00:00+08:00',
    });
  open({ session });
  const strip = await screen.findByRole('link', { name: '3,200 points expire on 11 Dec 2026' });
  expect(strip).toHaveAttribute('href', '/reward_status');
});
