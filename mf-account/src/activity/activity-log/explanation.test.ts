import type { Activity } from '@mrw/shared-contracts/api/activity-log';
import { explanationOf } from './explanation';

const entry = (activity_type: string, log_info: Activity['log_info'] = {}): Activity => ({
  id: '1',
  activity_type,
  activity_time: '2026-11-20T10:00:00+08:00',
  log_info,
});

test.each([
  ['a purchase', entry('GENERAL_PURCHASE'), '/transaction_history'],
  [
    'the reward of a receipt',
    entry('REWARD_EARNED', { campaign_earning_type: 'GENERAL_PURCHASE' }),
    '/transaction',
  ],
  ['a recalled reward', entry('REWARD_RECALLED'), '/transaction'],
  [
    'the reward for a friend',
    entry('REWARD_EARNED', { campaign_earning_type: 'MEMBER_REFERRAL' }),
    '/user/myAccount',
  ],
  ['a birthday', entry('REWARD_EARNED', { campaign_earning_type: 'BIRTHDAY' }), undefined],
  ['the gift of a stamp card', entry('REWARD_EARNED', { campaign_type: 'STAMP_CAMPAIGN' }), undefined],
  ['expired points', entry('POINTS_EXPIRED'), '/expiry_centre'],
  ['a coupon', entry('COUPON_REDEEMED'), '/user/myCoupon'],
  ['a ticket', entry('TICKET_REDEEMED'), '/user/myTicket'],
  ['a type that is not known', entry('SOMETHING_NEW'), undefined],
])('%s is explained where more of it is known', (_, activity, to) => {
  expect(explanationOf(activity, true)?.to).toBe(to);
});

test('without transactions no page explains a purchase', () => {
  expect(explanationOf(entry('GENERAL_PURCHASE'), false)).toBeNull();
});
