import {
  expectEveryFaultToBeTriedAgain,
  renderRemote,
  type FakeRoutes,
  type ReadCase,
} from '@mrw/shared-contracts/testing';
import app from './app';
import { routes } from '../remote.json';
import memberOffers from './slot-member-offers';
import { stampCard, tasks } from './testing/open-stamps';
import { sampleTicket } from './testing/open-ticket';
import { sampleCampaign, sampleSession } from './testing/samples';

jest.setTimeout(30_000);

const categories = [{ id: '1', name: 'Dining', is_active: true, display_priority: 1, translations: [] }];
const banner = {
  id: '1',
  url: 'https://pier.test/',
  cover_photo_url: 'http://api.test/1.jpg',
  translations: [],
  content_type: 'EXTERNAL_URL',
  content_reference_id: null,
};
const stamps = sampleCampaign({ id: '401', type: 'STAMP_CAMPAIGN', total_stamps: 10 });
const ticket = sampleCampaign({ id: '201', type: 'TICKET_CAMPAIGN' });
const others: FakeRoutes = {
  'GET /homepage_banners': { body: [] },
  'GET /campaigns': { body: [] },
  'GET /campaign_categories': { body: categories },
  'GET /campaigns/101/blackout_check': { body: { in_blackout_period: false } },
  'GET /campaigns/401': { body: stamps },
  'GET /campaigns/201': { body: ticket },
  'GET /stamp_campaigns/401/stamp_rewards': { body: stampCard() },
  'GET /stamp_campaigns/401/link_earning_rules': { body: tasks },
  'GET /customers/2/tickets': { body: [] },
};
const gone = /is not available any more/;
const visitor = { kind: 'visitor' } as const;

type Row = ReadCase & { path: string; route: string; session?: typeof visitor };
const campaigns = { call: 'GET /campaigns', body: [sampleCampaign()], shown: /Harbour Coffee Voucher/ };
const campaign = {
  route: '/campaign/:id',
  path: '/campaign/101',
  call: 'GET /campaigns/101',
  body: sampleCampaign(),
};
const rows: readonly Row[] = [
  { ...campaigns, route: '/home', path: '/home', session: visitor },
  {
    route: '/home',
    path: '/home',
    call: 'GET /homepage_banners',
    body: [banner],
    shown: /opens in a new tab/,
  },
  { ...campaigns, route: '/offer/LATEST', path: '/offer/LATEST' },
  {
    route: '/offer/LATEST',
    path: '/offer/LATEST',
    call: 'GET /campaign_categories',
    body: categories,
    shown: /Dining/,
  },
  {
    ...campaigns,
    route: '/offer/:category',
    path: '/offer/Dining?id=1',
    call: 'GET /campaign_categories/1/campaigns',
  },
  { ...campaign, shown: /One cup of any size/, gone },
  {
    route: '/campaign/:id',
    path: '/campaign/401',
    call: 'GET /stamp_campaigns/401/stamp_rewards',
    body: stampCard(),
    shown: /5 of 10/,
    gone,
  },
  {
    route: '/campaign/:id',
    path: '/campaign/401',
    call: 'GET /stamp_campaigns/401/link_earning_rules',
    body: tasks,
    shown: /Scan at the pier/,
    gone,
  },
  {
    route: '/campaign/:id',
    path: '/campaign/201',
    call: 'GET /ticket_campaigns/201',
    body: sampleTicket,
    shown: /Friday/,
    gone,
  },
];

test.each(rows)(
  '$path: $call is gone after 404 only, and every other fault can be tried again',
  async (row) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expectEveryFaultToBeTriedAgain(row, async (api) => {
      const { unmount } = await renderRemote(app, {
        path: row.path,
        session: row.session ?? sampleSession(),
        api: { ...others, ...api },
      });
      return unmount;
    });
  },
);

test('the offers for a member in the page of another remote can be tried again', async () => {
  await expectEveryFaultToBeTriedAgain(campaigns, async (api) => {
    const { unmount } = await renderRemote(memberOffers, { session: sampleSession(), api });
    return unmount;
  });
});

test('every page of the remote that reads something is in the table', () => {
  // The first needs an id of the navigation, the second shows a code that was handed over.
  const without = ['/campaign/detail', '/campaign/:id/register_success'];
  expect(routes.map(({ path }) => path).filter((path) => !without.includes(path))).toEqual([
    ...new Set(rows.map(({ route }) => route)),
  ]);
});
