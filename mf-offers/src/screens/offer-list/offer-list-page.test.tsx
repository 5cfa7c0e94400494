import {
  fakeApiOrigin,
  type FakeRoutes,
  goOffline,
  goOnline,
  renderWithHost,
} from '@mrw/shared-contracts/testing';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { pause } from '../../campaigns/press/pause';
import { sampleCampaign } from '../../testing/samples';
import OfferListPage from './offer-list-page';

const categories = [
  { id: '1', name: 'Dining', is_active: true, display_priority: 1, translations: [] },
  { id: '4', name: 'Empty', is_active: true, display_priority: 2, translations: [] },
];
const offers = (...ids: number[]) =>
  ids.map((id) => sampleCampaign({ id: String(id), name: `Offer ${id}`, translations: [] }));
const open = (path: string, routes: FakeRoutes = {}) =>
  renderWithHost(
    <Routes>
      <Route path="/offer/:category" element={<OfferListPage />} />
    </Routes>,
    {
      path,
      api: {
        'GET /campaign_categories': { body: categories },
        'GET /campaigns': { body: offers(101) },
        'GET /campaign_categories/1/campaigns': { body: offers(11) },
        'GET /campaign_categories/4/campaigns': { body: [] },
        ...routes,
      },
    },
  );

test('O-015 lists the category of the id and marks its tab', async () => {
  const { fake } = open('/offer/Dining?id=1');
  expect(await screen.findByRole('link', { name: /Offer 11/ })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Dining' })).toHaveAttribute('aria-current', 'page');
  expect(fake.requests.map(({ path }) => path)).toContain('/campaign_categories/1/campaigns');
});

test('O-139 requests up to 100 categories', async () => {
  const { fake } = open('/offer/LATEST');
  await screen.findByRole('link', { name: 'Dining' });
  const request = fake.requests.find(({ path }) => path === '/campaign_categories');
  expect(request?.query.get('page[size]')).toBe('100');
});

test('requests the latest offers by the day they appeared', async () => {
  const { fake } = open('/offer/LATEST');
  await screen.findByRole('link', { name: /Offer 101/ });
  const request = fake.requests.find(({ path }) => path === '/campaigns');
  expect(Object.fromEntries(request?.query ?? [])).toEqual({
    sort: '-display_start_date,-id',
    'page[number]': '1',
    'page[size]': '20',
  });
});

test('O-016 follows the link to the next page and shows nothing twice', async () => {
  const next = `<${fakeApiOrigin}/campaigns?cursor=2>; rel="next"`;
  open('/offer/LATEST', {
    'GET /campaigns': ({ query }) =>
      query.has('cursor') ? { body: offers(2, 3) } : { body: offers(1, 2), headers: { link: next } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: /Offer 3/ });
  const cards = within(screen.getByRole('list', { name: 'Latest' })).getAllByRole('link');
  expect(cards.map((card) => /Offer \d/.exec(card.textContent)?.[0])).toEqual([
    'Offer 1',
    'Offer 2',
    'Offer 3',
  ]);
});

test('O-022 shows the first load for 1.5 s and more for 1 s, also when the answers come at once', async () => {
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const next = `<${fakeApiOrigin}/campaigns?cursor=2>; rel="next"`;
  open('/offer/LATEST', {
    'GET /campaigns': ({ query }) =>
      query.has('cursor')
        ? pause(10).then(() => ({ body: offers(2) }))
        : { body: offers(1), headers: { link: next } },
  });
  await pass(minimumVisible.firstLoad - 100);
  expect(screen.getByRole('link', { name: /Offer 1/ })).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  await pass(200);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await pass(minimumVisible.loadMore - 100);
  expect(screen.getByRole('link', { name: /Offer 2/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Loading more', busy: true })).toBeInTheDocument();
  await pass(200);
  expect(screen.queryByRole('button', { name: 'Loading more' })).not.toBeInTheDocument();
});

test('O-019 says that a category has no offers and leads to the latest', async () => {
  open('/offer/Empty?id=4');
  expect(await screen.findByText(/No record found/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the latest offers' })).toHaveAttribute(
    'href',
    '/offer/LATEST',
  );
});

test('says that there are no offers at all, and leads to the stores', async () => {
  open('/offer/LATEST', { 'GET /campaigns': { body: [] } });
  expect(await screen.findByText(/No record found/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all stores' })).toHaveAttribute('href', '/about/store');
});

test('says at once without a network that the offers cannot be read, and reads them when it is back', async () => {
  goOffline();
  open('/offer/LATEST', {
    'GET /campaigns': () => (navigator.onLine ? { body: offers(101) } : { failure: 'network' }),
  });
  expect(await screen.findByText(/could not reach the shop system/)).toBeInTheDocument();
  goOnline();
  expect(await screen.findByRole('link', { name: /Offer 101/ })).toBeInTheDocument();
});

test('keeps what was read when the network goes, and says of what time it is', async () => {
  open('/offer/LATEST');
  await screen.findByRole('link', { name: /Offer 101/ });
  goOffline();
  expect(await screen.findByText(/showing what we saved at \d\d:\d\d/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Offer 101/ })).toBeInTheDocument();
  goOnline();
  await waitFor(() => {
    expect(screen.queryByText(/showing what we saved/)).not.toBeInTheDocument();
  });
});

test('says that a second read failed and keeps the offers of the first', async () => {
  let reads = 0;
  open('/offer/LATEST', {
    'GET /campaigns': () => ((reads += 1) === 2 ? { status: 500, body: {} } : { body: offers(101) }),
  });
  await screen.findByRole('link', { name: /Offer 101/ });
  const idle = { name: 'Refresh the offers', busy: false };
  await userEvent.click(await screen.findByRole('button', idle, { timeout: 3_000 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('link', { name: /Offer 101/ })).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByText(/Seems there is an error/)).not.toBeInTheDocument();
  });
});

test('says that the categories failed, and still lists the latest', async () => {
  open('/offer/LATEST', { 'GET /campaign_categories': { status: 500, body: {} } });
  expect(await screen.findByText('The categories could not be loaded.')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Offer 101/ })).toBeInTheDocument();
});

test('lists the latest offers for an unknown category', async () => {
  open('/offer/Old?id=77', { 'GET /campaign_categories/77/campaigns': { status: 404, body: {} } });
  expect(await screen.findByRole('link', { name: /Offer 101/ })).toBeInTheDocument();
});

test.each(['/offer/Nope', '/offer/Nope?id=99'])(
  'Q-072 %s asks for no category that does not exist, and becomes the address of the latest offers',
  async (path) => {
    const { fake } = open(path);
    expect(await screen.findByRole('link', { name: /Offer 101/ })).toBeInTheDocument();
    expect(fake.host.navigation.current()).toBe('/offer/LATEST');
    expect(fake.requests.map((request) => request.path).sort()).toEqual([
      '/campaign_categories',
      '/campaigns',
    ]);
  },
);

test('a category of the address is used when the categories cannot be read', async () => {
  open('/offer/Dining?id=1', { 'GET /campaign_categories': { status: 500, body: {} } });
  expect(await screen.findByRole('link', { name: /Offer 11/ })).toBeInTheDocument();
});

test('shows cards with missing fields and warns once for the list', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open('/offer/LATEST', {
    'GET /campaigns': {
      body: [
        { id: '121', name: 'Thin Record' },
        { id: '122', name: 'Thin two' },
      ],
    },
  });
  expect(await screen.findByRole('link', { name: /Thin Record/ })).toBeInTheDocument();
  expect(warn).toHaveBeenCalledTimes(1);
});
