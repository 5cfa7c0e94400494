import { stampRewards } from '@mrw/shared-contracts/api/stamps';
import { screen } from '@testing-library/react';
import { openStamps, stampCard } from '../../testing/open-stamps';
import { nextGift, stampSlots } from './stamp-slots';

const config = { firstSteps: true };

test('the card says how many stamps are missing to the next gift', async () => {
  openStamps({}, {}, { config });
  expect(await screen.findByText('5 more stamps to your next gift: 2 × Tea')).toBeVisible();
});

test('a deployment without first steps does not', async () => {
  openStamps();
  await screen.findByRole('region', { name: 'Stamp card' });
  expect(screen.queryByText(/next gift/)).not.toBeInTheDocument();
});

test.each([
  [0, 'b3', 3],
  [4, 'b5', 1],
  [10, undefined, undefined],
])('with %i stamps the next gift is %p, %p stamps away', (earned, badge, missing) => {
  const slots = stampSlots(10, stampRewards.parse(stampCard([], earned)));
  const next = nextGift(slots, earned);
  expect([next?.badge.id, next?.missing]).toEqual([badge, missing]);
});
