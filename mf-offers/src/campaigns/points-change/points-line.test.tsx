import { memberSession, renderWithHost } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmPurchase, openPurchase } from '../../testing/open-purchase';
import { inDays, sampleCampaign, sampleMember, sampleSession } from '../../testing/samples';
import { endingNext } from './ends-next';
import { PointsLine } from './points-line';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers());
const config = { affordability: true, offerChoice: 'service' } as const;

test.each<[string, number | null, number | null, number, string]>([
  ['the new balance was read', 12_400, 12_430, 30, '+30 points, 12,430 now'],
  ['the new balance is not read yet', 12_400, 12_400, 30, '+30 points'],
  ['points were spent', 12_430, 11_930, -500, '−500 points, 11,930 now'],
  ['points that were held came back meanwhile', 12_400, 15_320, -80, '−80 points, 15,320 now'],
  ['the balance before was unknown', null, 12_430, 30, '+30 points'],
  ['the balance cannot be read', 12_400, null, 30, '+30 points'],
  ['it was one point', 100, 99, -1, '−1 point, 99 now'],
])('says what the action did when %s', (_, before, balance, expected, text) => {
  const member = {
    ...sampleMember(),
    pointAccount: balance === null ? null : sampleMember(balance).pointAccount,
  };
  renderWithHost(<PointsLine before={before} expected={expected} />, {
    config,
    session: memberSession(member),
  });
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('the question says the points before, their change and what is left; the result says them again', async () => {
  const next = sampleCampaign({ id: '7', name: 'Last cup', translations: [], end_date: inDays(1) });
  const { fake } = openPurchase(
    {},
    { 'GET /campaigns': { body: [sampleCampaign(), next] } },
    { config, session: sampleSession(12_430) },
  );
  fake.host.bus.on('points-changed', () => {
    fake.session$.next(sampleSession(11_930));
  });
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  const question = await screen.findByRole('alertdialog', { name: 'Please confirm' });
  expect(question).toHaveTextContent(/Points now12,430.*500 points.*11,930/);
  await user.click(within(question).getByRole('button', { name: 'Redeem' }));
  const result = await screen.findByRole('dialog', { name: 'Successfully redeemed' });
  expect(result).toHaveTextContent(/−500 points.*Points before12,430.*Points now.*11,930/);
  await user.click(await within(result).findByRole('link', { name: 'Last cup' }));
  expect(fake.host.navigation.current()).toBe('/campaign/7');
  const request = fake.requests.find(({ path }) => path === '/campaigns');
  expect(request?.query.get('sort')).toBe('end_date,-id');
});

test('a deployment without the feature says neither', async () => {
  const { fake } = openPurchase({}, {}, { session: sampleSession(12_430) });
  await confirmPurchase(user);
  const result = await screen.findByRole('dialog', { name: 'Successfully redeemed' });
  expect(result).not.toHaveTextContent('−500');
  expect(fake.requests.some(({ path }) => path === '/campaigns')).toBe(false);
});

const now = Date.now();
test.each([
  ['the first that ends', [{ id: '1', end_date: inDays(1) }, { id: '2' }], '1'],
  ['not the one that was used', [{ id: '101' }, { id: '2' }], '2'],
  ['none without an end', [{ id: '1', end_date: null }], null],
  ['none out of stock', [{ id: '1', coupon_campaign_type_coupon_stock: 0 }], null],
  ['none of another brand', [{ id: '1', brand: { id: '2', name: 'Tea', icon_url: null } }], null],
  ['none before its start', [{ id: '1', start_date: inDays(1) }], null],
])('what ends next is %s', (_, offers, id) => {
  expect(endingNext(offers.map(sampleCampaign), { usedId: '101', brandId: '1' }, now)?.id ?? null).toBe(id);
});
