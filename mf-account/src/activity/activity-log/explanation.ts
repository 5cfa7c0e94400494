import type { Activity } from '@mrw/shared-contracts/api/activity-log';

type Explanation = {
  to: string;
  /** Key of the text of the link. */
  text: 'purchases' | 'claims' | 'expiring' | 'coupons' | 'tickets' | 'referrals';
};

/** Where to see why an entry moved points; null when no page knows more. It never adds to the balance. */
export function explanationOf(entry: Activity, transactionHistory: boolean): Explanation | null {
  switch (entry.activity_type) {
    case 'GENERAL_PURCHASE':
      return transactionHistory ? { to: '/transaction_history', text: 'purchases' } : null;
    case 'REWARD_EARNED':
    case 'REWARD_RECALLED':
      return rewardOf(entry);
    case 'POINTS_EXPIRED':
      return { to: '/expiry_centre', text: 'expiring' };
    case 'COUPON_REDEEMED':
      return { to: '/user/myCoupon', text: 'coupons' };
    case 'TICKET_REDEEMED':
      return { to: '/user/myTicket', text: 'tickets' };
    default:
      return null;
  }
}

/** Rewards of receipts come from claims; those of friends, birthdays, levels and stamp cards do not. */
function rewardOf({ log_info: { campaign_type: campaign, campaign_earning_type: rule } }: Activity) {
  if (campaign === 'STAMP_CAMPAIGN') return null;
  if (rule === 'MEMBER_REFERRAL') return { to: '/user/myAccount', text: 'referrals' } as const;
  return !rule || rule === 'GENERAL_PURCHASE' ? ({ to: '/transaction', text: 'claims' } as const) : null;
}
