import { renderWithHost, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { inDays, sampleCampaign, sampleSession } from '../../testing/samples';
import { EndsNext } from './ends-next';
import { PointsLine } from './points-line';

const config = { affordability: true, offerChoice: 'service' } as const;
const soon = sampleCampaign({ id: '7', name: '海港杯', translations: [], end_date: inDays(1) });
const show = (options: FakeHostOptions = {}) =>
  renderWithHost(<EndsNext usedId="101" />, {
    config,
    session: sampleSession(12_430),
    api: { 'GET /campaigns': { body: [soon] } },
    ...options,
  });

test('the offer has a label, a link in the language of its name, and the days that are left', async () => {
  show();
  const link = await screen.findByRole('link', { name: '海港杯' });
  expect(link).toHaveAttribute('href', '/campaign/7');
  expect(link.closest('p')).toHaveTextContent(/^Ends next\s*海港杯 1 day left$/);
});

test.each([
  ['the balance', 12_430, '12430'],
  ['no points when there are less than none', -20, '0'],
])('the first offers to end within %s are requested', async (_, balance, most) => {
  const { fake } = show({ session: sampleSession(balance) });
  await screen.findByRole('link');
  expect(fake.requests.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    [
      '/campaigns',
      { sort: 'end_date,-id', 'filter[max_points]': most, 'page[number]': '1', 'page[size]': '10' },
    ],
  ]);
});

test('the offers are requested again when the balance changes', async () => {
  const { fake } = show();
  await screen.findByRole('link');
  act(() => fake.session$.next(sampleSession(900)));
  await screen.findByRole('link');
  expect(fake.requests.map(({ query }) => query.get('filter[max_points]'))).toEqual(['12430', '900']);
});

test.each<[string, FakeHostOptions]>([
  ['a visitor', { session: { kind: 'visitor' } }],
  ['an API that cannot sort', { config: { affordability: true } }],
  ['an API that searches what is loaded', { config: { affordability: true, offerChoice: 'loaded' } }],
  ['a deployment without the feature', { config: { offerChoice: 'service' } }],
])('for %s nothing is requested or shown', async (_, options) => {
  const { fake, container } = show(options);
  await act(() => Promise.resolve());
  expect(fake.requests).toEqual([]);
  expect(container).toBeEmptyDOMElement();
});

test('an action without points says nothing', () => {
  const { container } = renderWithHost(<PointsLine before={100} expected={0} />, { config });
  expect(container).toBeEmptyDOMElement();
});
