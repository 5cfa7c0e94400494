import { fakeApiOrigin, type FakeRoutes, renderWithHost } from '@mrw/shared-contracts/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { sampleCampaign, sampleSession } from '../../testing/samples';
import OfferListPage from './offer-list-page';
import { anyOffer, type OfferChoice } from './offer-choice';
import type { Near } from './near/use-near';
import { OfferTools } from './offer-tools';

const off: Near = { state: 'off', filter: null, toggle: () => undefined, stop: () => undefined };
const offer = (id: string, name: string) => sampleCampaign({ id, name, translations: [] });
const offers = [offer('1', 'Harbour tea'), offer('2', 'Pier coffee'), offer('3', '碼頭優惠')];

type Options = { routes?: FakeRoutes; searchedBy?: 'service' | 'loaded'; member?: boolean };

const open = (path: string, { routes = {}, searchedBy = 'service', member = false }: Options = {}) =>
  renderWithHost(
    <Routes>
      <Route path="/offer/:category" element={<OfferListPage />} />
    </Routes>,
    {
      path,
      config: { offerChoice: searchedBy },
      ...(member ? { session: sampleSession(12_430) } : {}),
      api: {
        'GET /campaign_categories': {
          body: [{ id: '1', name: 'Dining', is_active: true, display_priority: 1, translations: [] }],
        },
        'GET /campaigns': { body: offers },
        'GET /campaign_categories/1/campaigns': { body: offers },
        ...routes,
      },
    },
  );
const searchBox = () => screen.findByRole('searchbox', { name: 'Find an offer' });
const cards = () => screen.getByRole('list', { name: 'Latest' });
const lastQuery = (fake: ReturnType<typeof open>['fake'], path = '/campaigns') =>
  Object.fromEntries(fake.requests.filter((request) => request.path === path).at(-1)?.query ?? []);

test('a deployment without the feature has no search, and ignores the choice of an address', async () => {
  const { fake } = renderWithHost(<OfferListPage />, {
    path: '/offer/LATEST?points=500',
    api: { 'GET /campaign_categories': { body: [] }, 'GET /campaigns': { body: offers } },
  });
  expect(await screen.findByRole('link', { name: /Harbour tea/ })).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(lastQuery(fake)).not.toHaveProperty(['filter[max_points]']);
});

test('words are searched by the service, and stand in the address', async () => {
  const { fake } = open('/offer/LATEST');
  await userEvent.type(await searchBox(), 'tea');
  await waitFor(() => {
    expect(lastQuery(fake)).toMatchObject({ 'filter[search]': 'tea' });
  });
  // In the order of the API: what cannot be had is last.
  expect(lastQuery(fake)).not.toHaveProperty('sort');
  expect(fake.host.navigation.current()).toBe('/offer/LATEST?search=tea');
});

test('points, order and kinds are chosen together; Back undoes the last of them', async () => {
  const { fake } = open('/offer/LATEST', { member: true });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Points' }), 'mine');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'points');
  await userEvent.click(screen.getByRole('button', { name: 'Coupons' }));
  await waitFor(() => {
    expect(lastQuery(fake)).toMatchObject({
      'filter[max_points]': '12430',
      'filter[type]': 'COUPON_CAMPAIGN',
      sort: 'required_points,-id',
    });
  });
  expect(fake.host.navigation.current()).toBe('/offer/LATEST?sort=points&points=mine&kind=coupon');
  expect(screen.getByRole('button', { name: 'Sort and filter (2)' })).toBeInTheDocument();
  act(() => {
    fake.host.navigation.back();
  });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Coupons' })).toHaveAttribute('aria-pressed', 'false');
  });
});

test('visitors have no points of their own to stay within', async () => {
  open('/offer/LATEST?points=mine');
  const points = await screen.findByRole('combobox', { name: 'Points' });
  expect(within(points).queryByRole('option', { name: /Within my points/ })).not.toBeInTheDocument();
  expect(points).toHaveValue('');
});

test('other categories keep the choice', async () => {
  const { fake } = open('/offer/LATEST?points=500');
  await userEvent.click(await screen.findByRole('link', { name: 'Dining' }));
  expect(fake.host.navigation.current()).toBe('/offer/Dining?id=1&points=500');
  await waitFor(() => {
    expect(lastQuery(fake, '/campaign_categories/1/campaigns')).toHaveProperty(['filter[max_points]'], '500');
  });
});

test('says how many offers are found, also when they are on several pages', async () => {
  const link = (page: number, rel: string) =>
    `<${fakeApiOrigin}/campaigns?page[number]=${page}>; rel="${rel}"`;
  open('/offer/LATEST?points=500', {
    routes: {
      'GET /campaigns': ({ query }) =>
        query.get('page[size]') === '1'
          ? { body: offers.slice(0, 1), headers: { link: link(83, 'last') } }
          : { body: offers, headers: { link: link(2, 'next') } },
    },
  });
  expect(await screen.findByText('83 offers')).toBeVisible();
});

test('without a match there is a way back to all offers', async () => {
  const { fake } = open('/offer/LATEST?search=cake&points=500&sort=ending', {
    routes: {
      'GET /campaigns': ({ query }) => ({ body: query.has('filter[search]') ? [] : offers }),
    },
  });
  expect(await screen.findByText(/No offers match/)).toBeVisible();
  expect(screen.getByText('0 offers')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(fake.host.navigation.current()).toBe('/offer/LATEST?sort=ending');
  expect(await screen.findByRole('link', { name: /Harbour tea/ })).toBeVisible();
});

test('without a search of the API the loaded offers are searched, in both scripts, and nothing is sorted', async () => {
  const { fake } = open('/offer/LATEST', { searchedBy: 'loaded' });
  await userEvent.type(await searchBox(), '码头');
  expect(await screen.findByText('1 in the 3 offers loaded')).toBeVisible();
  expect(within(cards()).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(lastQuery(fake)).not.toHaveProperty(['filter[search]']);
});

test('what the loaded offers do not have may be further on', async () => {
  const next = `<${fakeApiOrigin}/campaigns?cursor=2>; rel="next"`;
  open('/offer/LATEST?search=cake', {
    searchedBy: 'loaded',
    routes: {
      'GET /campaigns': ({ query }) =>
        query.has('cursor') ? { body: [offer('4', 'Cake')] } : { body: offers, headers: { link: next } },
    },
  });
  expect(await screen.findByText('Not found in the 3 offers loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more offers' }));
  expect(await screen.findByRole('link', { name: /Cake/ })).toBeVisible();
  expect(screen.getByText('1 in the 4 offers loaded')).toBeVisible();
});

/** Draws the tools; the returned function has what was chosen last. */
function draw(fields: Partial<OfferChoice> = {}, { member = false, whole = true } = {}) {
  let last: OfferChoice = { ...anyOffer, ...fields };
  const onChange = (choice: OfferChoice) => {
    last = choice;
  };
  renderWithHost(
    <OfferTools choice={{ ...anyOffer, ...fields }} whole={whole} near={off} onChange={onChange} />,
    {
      session: member ? sampleSession(12_430) : { kind: 'visitor' },
    },
  );
  return () => last;
}
const opener = () => screen.getByRole('button', { name: /^Sort and filter/ });
const points = () => screen.getByRole('combobox', { name: 'Points' });
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test.each<[string, Partial<OfferChoice>, string, boolean]>([
  ['nothing', {}, 'Sort and filter', false],
  ['an order', { sort: 'points' }, 'Sort and filter', true],
  ['a filter', { isNew: true }, 'Sort and filter (1)', true],
])('with %s chosen the panel begins open or closed as it should', async (_, fields, name, open) => {
  draw(fields);
  expect(opener()).toHaveAccessibleName(name);
  expect(opener()).toHaveAttribute('aria-expanded', String(open));
  await userEvent.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', String(!open));
});

test('a deployment that searches what is loaded has no orders and filters', () => {
  draw({}, { whole: false });
  expect(screen.getByRole('searchbox', { name: 'Find an offer' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Sort and filter/ })).not.toBeInTheDocument();
});

test('the limits of points go up, with one of an address among them, and the own points first', () => {
  draw({ points: 750 }, { member: true });
  expect(
    within(points())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Any number',
    'Within my points (12,430)',
    'Up to 500',
    'Up to 750',
    'Up to 1,000',
    'Up to 2,000',
    'Up to 5,000',
    'Up to 10,000',
  ]);
  expect(points()).toHaveDisplayValue('Up to 750');
});

test.each<[string, string, Partial<OfferChoice>, OfferChoice['points']]>([
  ['a number', 'Up to 500', {}, 500],
  ['the own points', 'Within my points (12,430)', {}, 'mine'],
  ['any number again', 'Any number', { points: 500 }, null],
])('points are chosen: %s', async (_, label, before, after) => {
  const chosen = draw(before, { member: true });
  await userEvent.selectOptions(points(), label);
  expect(chosen().points).toBe(after);
});

test('what a member can have now is one press; a visitor is not asked', async () => {
  const chosen = draw({}, { member: true });
  await userEvent.click(screen.getByRole('button', { name: 'I can have now' }));
  expect(chosen().isNow).toBe(true);
  cleanup();
  draw();
  expect(screen.queryByRole('button', { name: 'I can have now' })).not.toBeInTheDocument();
});

test('an order is chosen from all of them', async () => {
  const chosen = draw();
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Newest first');
  await userEvent.selectOptions(order, 'Ending soon');
  expect(chosen().sort).toBe('ending');
});

test('filters that are chosen look pressed; a press adds one, or takes it away', async () => {
  const chosen = draw({ isNew: true, isEnding: true, kinds: ['TICKET_CAMPAIGN'] });
  expect(pressed()).toEqual(['New', 'Tickets', 'Ending soon']);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('New');
  expect(chosen()).toMatchObject({ isNew: false, isEnding: true });
  await press('Ending soon');
  expect(chosen()).toMatchObject({ isNew: true, isEnding: false });
  await press('Tickets');
  expect(chosen().kinds).toEqual([]);
  await press('Coupons');
  expect(chosen().kinds).toEqual(['COUPON_CAMPAIGN', 'TICKET_CAMPAIGN']);
});

const pier = { latitude: 22.2935, longitude: 114.1686 };
const storesAt = (...metres: number[]) =>
  metres.map((north, at) => ({ ...pier, id: String(at + 1), latitude: pier.latitude + north / 111_195 }));
const device = (answer: 'here' | 'denied') => {
  const asked = jest.fn((found: PositionCallback, failed?: PositionErrorCallback | null) => {
    if (answer === 'here') found({ coords: pier } as GeolocationPosition);
    else failed?.({ code: 1, message: 'denied' } as GeolocationPositionError);
  });
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: asked },
    configurable: true,
  });
  return asked;
};
const chip = () => screen.findByRole('button', { name: 'Near me' });

test('near me asks the device at the press, and the service for the offers of stores near by; no address has the place', async () => {
  const asked = device('here');
  const { fake } = open('/offer/LATEST', { routes: { 'GET /stores': { body: storesAt(5_000, 900, 0) } } });
  const near = await chip();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(near);
  expect(await screen.findByText('Offers of stores within 2 km of you.')).toBeVisible();
  expect(near).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => {
    expect(lastQuery(fake)).toMatchObject({ 'filter[stores]': '3,2' });
  });
  expect(fake.host.navigation.current()).toBe('/offer/LATEST');
  for (const { query } of fake.requests) expect(String(query)).not.toContain('22.29');
  await userEvent.click(near);
  expect(near).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText('Offers of stores within 2 km of you.')).not.toBeInTheDocument();
});

test('with no store near there is no offer, and one press brings all back', async () => {
  device('here');
  const { fake } = open('/offer/LATEST', {
    routes: {
      'GET /stores': { body: storesAt(5_000) },
      'GET /campaigns': ({ query }) => ({ body: query.get('filter[stores]') === 'none' ? [] : offers }),
    },
  });
  await userEvent.click(await chip());
  expect(await screen.findByText('No offers match your search and filters.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByRole('link', { name: /Harbour tea/ })).toBeVisible();
  expect(fake.host.navigation.current()).toBe('/offer/LATEST');
});

test.each([
  ['the device does not say where it is', 'denied', { body: storesAt(0) }],
  ['the stores cannot be read', 'here', { status: 500 }],
] as const)(
  'when %s all offers stay, the reason is told, and a press tries again',
  async (_, place, stores) => {
    const asked = device(place);
    open('/offer/LATEST', { routes: { 'GET /stores': stores } });
    await userEvent.click(await chip());
    expect(await screen.findByText(/We could not find what is near you/)).toBeVisible();
    expect(await chip()).toHaveAttribute('aria-pressed', 'false');
    expect(within(cards()).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(await chip());
    await waitFor(() => {
      expect(asked).toHaveBeenCalledTimes(2);
    });
  },
);
