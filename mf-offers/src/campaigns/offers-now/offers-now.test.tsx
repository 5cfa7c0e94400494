import { renderRemote } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import slot from '../../slot-what-next';
import { inDays, sampleCampaign, sampleSession } from '../../testing/samples';

const offers = (...fields: Parameters<typeof sampleCampaign>[0][]) =>
  fields.map((one, index) =>
    sampleCampaign({ id: String(index + 1), name: `Offer ${index + 1}`, translations: [], ...one }),
  );
const show = (body: unknown, status = 200) =>
  renderRemote(slot, {
    slotProps: { offers: true },
    session: sampleSession(500),
    api: { 'GET /campaigns': { status, body } },
  });

test('three offers that the member can have now, with their price', async () => {
  const { unmount, fake } = await show(
    offers({ start_date: inDays(1) }, {}, { coupon_campaign_type_required_points: 0 }, {}, {}),
  );
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Offer 2500 points',
    'Offer 3Free',
    'Offer 4500 points',
  ]);
  expect(screen.getByRole('link', { name: /Offer 2/ })).toHaveAttribute('href', '/campaign/2');
  const [request] = fake.requests.filter(({ path }) => path === '/campaigns');
  expect(request?.query.get('filter[max_points]')).toBe('500');
  await unmount();
});

test('without any offer to have nothing is said', async () => {
  const { unmount } = await show(offers({ coupon_campaign_type_required_points: 501 }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  await unmount();
});

test('offers that could not be read can be requested again', async () => {
  const { unmount } = await show({}, 500);
  expect(await screen.findByText('We could not read the offers.')).toBeVisible();
  expect(screen.getByRole('button', { name: /Try again/ })).toBeEnabled();
  await unmount();
});
