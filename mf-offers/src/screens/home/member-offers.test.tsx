import { renderRemote, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import slot from '../../slot-member-offers';
import { sampleCampaign, sampleSession } from '../../testing/samples';

const tea = sampleCampaign({ id: '102', name: 'Free Welcome Tea', translations: [] });
const mount = (offers: readonly unknown[], options: FakeHostOptions = {}) =>
  renderRemote(slot, { session: sampleSession(), api: { 'GET /campaigns': { body: offers } }, ...options });

test('shows on the page of another remote what is only for the member', async () => {
  const { unmount } = await mount([tea]);
  const section = within(await screen.findByRole('region', { name: 'Only for you' }));
  expect(section.getByRole('link', { name: /Free Welcome Tea/ })).toHaveAttribute('href', '/campaign/102');
  await unmount();
});

test('stays empty when there is nothing', async () => {
  const { fake, unmount } = await mount([]);
  await waitFor(() => expect(fake.requests).toHaveLength(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  await unmount();
});

test('requests nothing for a visitor', async () => {
  const { fake, unmount } = await mount([tea], { session: { kind: 'visitor' } });
  expect(fake.requests).toHaveLength(0);
  await unmount();
});
