import { renderRemote } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import slot from '../slot-related-campaigns';
import { sampleCampaign } from '../testing/samples';

const mount = (slotProps: Record<string, unknown>) => renderRemote(slot, { slotProps });

test('shows the campaigns of a store as links to their pages', async () => {
  const { unmount } = await mount({ campaigns: [sampleCampaign()] });
  expect(screen.getByRole('list', { name: 'Related offers' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Harbour Coffee Voucher/ })).toHaveAttribute(
    'href',
    '/campaign/101',
  );
  await unmount();
});

test.each([
  ['no campaigns', { campaigns: [] }],
  ['no values', {}],
])('stays empty with %s', async (_, values) => {
  const { unmount } = await mount(values);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  await unmount();
});
