import { acquireRequest } from '@mrw/shared-contracts/api/stamps';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { FakeHostOptions, FakeRoutes } from '@mrw/shared-contracts/testing';
import { openCampaign } from './open-campaign';

export const acquire = 'POST /stamp_campaigns/401/stamp_rewards/acquire';
const tea = { id: '5', name: 'Tea', cover_photo_url: null };
const badges = [
  { id: 'b3', required_stamps: 3, reward_type: 'POINTS', points: 100, coupon_template: null, quantity: 1 },
  { id: 'b4', required_stamps: 4, reward_type: 'POINTS', points: 50, coupon_template: null, quantity: 1 },
  { id: 'b5', required_stamps: 5, reward_type: 'COUPON', points: null, coupon_template: tea, quantity: 1 },
  { id: 'b10', required_stamps: 10, reward_type: 'COUPON', points: null, coupon_template: tea, quantity: 2 },
];
export const tasks = [
  {
    id: 't1',
    type: 'QR_CODE_SCANNING',
    title: 'Scan at the pier',
    stamps: 1,
    campaign: '401',
    completed_times: 0,
  },
  { id: 't2', type: 'GENERAL_PURCHASE', title: 'Shop', stamps: 1, campaign: '401', completed_times: 2 },
  { id: 't3', type: 'GPS_CHECK_IN', title: 'Be there', stamps: 2, campaign: '401', completed_times: 0 },
];

/** The answer of a stamp card with 5 of 10 stamps. */
export const stampCard = (redeemedRewards: readonly string[] = ['b3'], earnedStamps = 5) => ({
  id: '401',
  name: 'Summer Stamps',
  total_stamps_earned: 5,
  end_date: null,
  badges,
  tasks,
  earnedStamps,
  redeemedRewards,
});

/** Opens the page of a stamp card with 5 of 10 stamps, of whose gifts the first is opened. */
export function openStamps(
  routes: FakeRoutes = {},
  more: Partial<Campaign> = {},
  options: FakeHostOptions = {},
) {
  const opened = ['b3'];
  const rewards = () => ({ body: stampCard(opened, options.session?.kind === 'visitor' ? 0 : 5) });
  return openCampaign(
    { id: '401', type: 'STAMP_CAMPAIGN', total_stamps: 10, earned_stamps: 5, ...more },
    {
      'GET /stamp_campaigns/401/stamp_rewards': rewards,
      'GET /stamp_campaigns/401/link_earning_rules': { body: tasks },
      [acquire]: ({ body }) => {
        opened.push(acquireRequest.parse(body).reward_id);
        return { status: 201, body: { reward_id: 'x' } };
      },
      ...routes,
    },
    options,
  );
}

type FakeHost = ReturnType<typeof openStamps>['fake'];

/** Requests other than reads. */
export const posts = ({ requests }: FakeHost) => requests.filter(({ method }) => method === 'POST');

export const lastToast = ({ host }: FakeHost) => host.notify.messages$.value.at(-1)?.text;
