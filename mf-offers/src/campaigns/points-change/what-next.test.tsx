import { renderRemote } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import slot from '../../slot-what-next';
import { inDays, sampleCampaign, sampleSession } from '../../testing/samples';

const next = sampleCampaign({ id: '7', name: 'Last cup', translations: [], end_date: inDays(1) });
const mount = (slotProps: Record<string, unknown>, affordability = true) =>
  renderRemote(slot, {
    slotProps,
    config: { affordability, offerChoice: 'service' },
    session: sampleSession(105_000),
    api: { 'GET /campaigns': { body: [next] } },
  });

test('another page shows what its result did to the points, and the offer that ends next', async () => {
  const { unmount } = await mount({ before: 125_000, points: -20_000 });
  expect(screen.getByText('−20,000 points, 105,000 now')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Last cup' })).toHaveAttribute('href', '/campaign/7');
  await unmount();
});

test('a result without points has the offer alone', async () => {
  const { unmount } = await mount({});
  expect(await screen.findByRole('link', { name: 'Last cup' })).toBeVisible();
  expect(screen.queryByText(/now$/)).not.toBeInTheDocument();
  await unmount();
});

test.each([
  ['values that are no result', { points: 'many' }, true],
  ['a deployment without the feature', { points: -200 }, false],
])('%s: the place stays empty', async (_, values, affordability) => {
  const { unmount, fake } = await mount(values, affordability);
  expect(screen.queryByText(/points/)).not.toBeInTheDocument();
  expect(fake.requests.some(({ path }) => path === '/campaigns')).toBe(false);
  await unmount();
});
