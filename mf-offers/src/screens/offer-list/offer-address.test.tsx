import { renderWithHost, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { sampleCampaign } from '../../testing/samples';
import OfferListPage from './offer-list-page';

const categories = [
  {
    id: '1',
    name: 'Dining',
    is_active: true,
    display_priority: 1,
    translations: [{ language: 'zh-Hant', name: '餐飲' }],
  },
];
const offers = { body: [sampleCampaign({ id: '11', name: 'Pier coffee', translations: [] })] };
const description = 'Coupons, tickets and stamp cards that members get with their points.';

const open = (path: string, options: FakeHostOptions = {}) =>
  renderWithHost(
    <Routes>
      <Route path="/offer/:category" element={<OfferListPage />} />
    </Routes>,
    {
      path,
      ...options,
      api: {
        'GET /campaign_categories': { body: categories },
        'GET /campaigns': offers,
        'GET /campaign_categories/1/campaigns': offers,
        ...options.api,
      },
    },
  ).fake;

test.each<[string, string, FakeHostOptions, object]>([
  ['the latest offers', '/offer/LATEST', {}, { description, address: '/offer/LATEST' }],
  [
    'a category',
    '/offer/Dining?id=1',
    {},
    { title: 'Dining - Offers', description, address: '/offer/Dining?id=1' },
  ],
  [
    'a category in another language, at its one address',
    '/offer/Dining?id=1',
    { language: 'zh-Hant' },
    {
      title: '餐飲 - 優惠',
      description: '會員以積分兌換的優惠券、門票及印花卡。',
      address: '/offer/Dining?id=1',
    },
  ],
  [
    'a category whose name cannot be read',
    '/offer/Dining?id=1',
    { api: { 'GET /campaign_categories': { status: 500, body: {} } } },
    { description, address: null },
  ],
])('%s describes its page', async (_, path, options, meta) => {
  const fake = open(path, options);
  await screen.findByRole('link', { name: /Pier coffee/ });
  await waitFor(() => {
    expect(fake.pageMeta()).toEqual(meta);
  });
});

test('the categories are a named navigation, with the present one marked alone', async () => {
  open('/offer/Dining?id=1');
  const present = await screen.findByRole('link', { name: 'Dining' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Offers');
  expect(screen.getByRole('navigation', { name: 'Offer categories' })).toContainElement(present);
  expect(screen.getAllByRole('link', { current: 'page' })).toEqual([present]);
});

test('categories that failed are read again on request', async () => {
  let reads = 0;
  open('/offer/LATEST', {
    api: {
      'GET /campaign_categories': () =>
        (reads += 1) === 1 ? { status: 500, body: {} } : { body: categories },
    },
  });
  const failure = await screen.findByText('The categories could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Dining' })).toBeInTheDocument();
  expect(failure).not.toBeInTheDocument();
});

test('Back steps over the letters of a word, and over each filter by itself', async () => {
  const fake = open('/offer/LATEST', { config: { offerChoice: 'service' } });
  const current = () => fake.host.navigation.current();
  await userEvent.click(await screen.findByRole('button', { name: 'Coupons' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find an offer' }), 'tea');
  await waitFor(() => {
    expect(current()).toBe('/offer/LATEST?search=tea&kind=coupon');
  });
  act(() => {
    fake.host.navigation.back();
  });
  expect(current()).toBe('/offer/LATEST');
});
