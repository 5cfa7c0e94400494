import { renderRemote } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import slot from '../../slot-related-campaigns';
import { sampleCampaign } from '../../testing/samples';

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

test('says nothing of what a member has: the response of a store is the same for everybody', async () => {
  const stamps = sampleCampaign({ type: 'STAMP_CAMPAIGN', total_stamps: 10, earned_stamps: 0 });
  const { unmount } = await mount({ campaigns: [stamps] });
  expect(screen.getByRole('link')).toHaveTextContent('Card of 10 stamps');
  expect(screen.getByRole('link')).not.toHaveTextContent('0/10');
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

test('the campaign knows the page that it was opened from, to lead back there (Q-064)', async () => {
  const { fake, unmount } = await renderRemote(slot, {
    path: '/storeDetail/5?tab=offers',
    slotProps: { campaigns: [sampleCampaign()] },
  });
  await userEvent.click(screen.getByRole('link', { name: /Harbour Coffee Voucher/ }));
  expect(fake.host.navigation.state$.value.location).toMatchObject({
    pathname: '/campaign/101',
    state: { fromPath: '/storeDetail/5?tab=offers' },
  });
  await unmount();
});

test('warns of a campaign that cannot be read, and shows the others', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { unmount } = await mount({ campaigns: ['no campaign', sampleCampaign()] });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^related-campaigns: /));
  await unmount();
});
