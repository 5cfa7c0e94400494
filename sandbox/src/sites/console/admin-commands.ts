import type { Command, Field, Section } from './commands';

const member: Field = {
  name: 'member',
  label: 'Member',
  kind: 'text',
  value: 'demo-level2',
  hint: 'Demo name, uid or e-mail',
};
const by: Field = { name: 'by', label: 'Done by', kind: 'choice', options: ['ADMIN', 'MERCHANT_ADMIN'] };
const coupon: Field = {
  name: 'coupon',
  label: 'Coupon or ticket id',
  kind: 'number',
  hint: 'For example 1001',
};

function claim(action: 'approve' | 'reject' | 'recall', text: string): Command {
  const name = `${action[0]?.toUpperCase() ?? ''}${action.slice(1)}`;
  return {
    id: `claim-${action}`,
    title: `${name} a reward claim`,
    text,
    button: name,
    method: 'POST',
    path: `/sandbox/admin/claim/${action}`,
    fields: [{ name: 'claim', label: 'Claim id', kind: 'number', hint: 'For example 3001' }],
  };
}

/** What an admin or a merchant's admin does; members see it in their activity log. */
export const adminSections: readonly Section[] = [
  {
    id: 'claims',
    title: 'Reward claims',
    commands: [
      claim('approve', 'Gives the points and rewards of the receipt; may raise the level at once.'),
      claim('reject', 'The claim stays in the list as rejected.'),
      claim('recall', 'Takes back what an approved claim gave.'),
    ],
  },
  {
    id: 'coupons',
    title: 'Coupons and tickets',
    commands: [
      {
        id: 'grant',
        title: 'Grant',
        text: 'Puts a new coupon or ticket into the wallet of a member.',
        button: 'Grant',
        method: 'POST',
        path: '/sandbox/admin/grant',
        fields: [
          member,
          {
            name: 'campaign',
            label: 'Campaign id',
            kind: 'number',
            value: '101',
            hint: 'Whose coupon or ticket',
          },
          { name: 'quantity', label: 'Quantity', kind: 'number', value: '1' },
          by,
        ],
      },
      {
        id: 'reclaim',
        title: 'Reclaim',
        text: 'Takes a coupon or ticket away.',
        button: 'Reclaim',
        method: 'POST',
        path: '/sandbox/admin/reclaim',
        fields: [coupon, by],
      },
      {
        id: 'use',
        title: 'Mark as used',
        text: 'Uses a coupon or ticket for the member.',
        button: 'Mark as used',
        method: 'POST',
        path: '/sandbox/admin/use',
        fields: [coupon, by],
      },
      {
        id: 'disable-coupon',
        title: 'Disable',
        text: 'The coupon or ticket leaves every list; using it is refused.',
        button: 'Disable',
        method: 'POST',
        path: '/sandbox/admin/disable-coupon',
        fields: [coupon],
      },
    ],
  },
  {
    id: 'members',
    title: 'Members',
    commands: [
      {
        id: 'points',
        title: 'Add or remove points',
        text: 'A number below zero removes points.',
        button: 'Change points',
        method: 'POST',
        path: '/sandbox/admin/points',
        fields: [
          member,
          { name: 'points', label: 'Points', kind: 'number', value: '100' },
          { name: 'recall', label: 'Points below zero are a recall', kind: 'flag' },
        ],
      },
      {
        id: 'stamps',
        title: 'Change stamps',
        text: 'A number below zero removes stamps.',
        button: 'Change stamps',
        method: 'POST',
        path: '/sandbox/admin/stamps',
        fields: [
          member,
          { name: 'campaign', label: 'Stamp campaign id', kind: 'number', value: '401' },
          { name: 'stamps', label: 'Stamps', kind: 'number', value: '1' },
        ],
      },
      {
        id: 'disable-member',
        title: 'Disable a member',
        text: 'The member is logged out at the next look at the account.',
        button: 'Disable',
        method: 'POST',
        path: '/sandbox/admin/disable-member',
        fields: [{ ...member, value: 'demo-disable-soon' }],
      },
    ],
  },
];
