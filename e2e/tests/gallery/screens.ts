import type { Page } from '@playwright/test';

/** What the outside world does to a screen. */
type Condition = 'as it is' | 'waiting' | 'refused' | 'long names';

export type Screen = {
  path: string;
  /** What is to be seen, when it is not the page as most members see it. */
  state?: string;
  /** Login of the demo data; null for a visitor. */
  as: string | null;
  condition?: Condition;
  /** Brings the page into its state. */
  then?(page: Page): Promise<void>;
};

const member = 'demo-level2';

const showAtTill = /^(Show at till|在收銀處出示|在收银台出示)$/;

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
};
/** Presses one button after the other, the later ones wherever they are. */
const pressInTurn =
  (...names: readonly RegExp[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name }).last().click();
  };

/** Through the log-in of the frame, which is another site. */
async function logInToRedeem(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.getByRole('textbox').first().fill('demo-level1');
  await frame.locator('input[type=password]').fill('Demo1234');
  await frame.getByRole('button').first().click();
  await page.getByRole('alertdialog').waitFor();
}

async function redeem(page: Page): Promise<void> {
  await logInToRedeem(page);
  await page.getByRole('button', { name: /^(Redeem|兌換|兑换)$/ }).click();
}

const openToAll: readonly Screen[] = [
  { path: '/home', state: 'visitor', as: null },
  { path: '/home', as: member },
  { path: '/home', state: 'new member', as: 'demo-empty' },
  { path: '/offer/LATEST', as: null },
  { path: '/offer/Dining?id=1', state: 'one category', as: member },
  { path: '/offer/Empty?id=4', state: 'empty', as: null },
  { path: '/campaign/101', state: 'visitor', as: null },
  { path: '/campaign/101', as: member },
  { path: '/campaign/101', state: 'confirm', as: member, then: press(/^(Redeem|兌換|兑换)$/) },
  { path: '/campaign/103', state: 'out of stock', as: member },
  { path: '/campaign/105', state: 'not enough points', as: member },
  { path: '/campaign/107', state: 'ended', as: member },
  { path: '/campaign/119', state: 'long story', as: member },
  { path: '/campaign/201', state: 'ticket with questions', as: member },
  { path: '/campaign/203', state: 'ticket for guests', as: null },
  { path: '/campaign/301', state: 'earn with a QR code', as: member },
  { path: '/campaign/305', state: 'refer a friend', as: member },
  { path: '/campaign/401', state: 'stamp card', as: member },
  { path: '/campaign/501', state: 'notice', as: member },
  { path: '/campaign/99999', state: 'unknown', as: null },
  { path: '/about/store', as: null },
  { path: '/about/store?sf_name=zzz', state: 'no match', as: null },
  { path: '/storeDetail/1', as: null },
  { path: '/storeDetail/12', state: 'thin record', as: null },
  { path: '/redeem-gift-card?code=GIFT-FRESH-50', as: null },
  { path: '/redeem-gift-card?code=GIFT-FRESH-1', state: 'confirm', as: null, then: logInToRedeem },
  { path: '/redeem-gift-card?code=GIFT-FRESH-50', state: 'redeemed', as: null, then: redeem },
  { path: '/redeem-gift-card?code=GIFT-USED', state: 'used', as: null, then: redeem },
  { path: '/redeem-gift-card', state: 'no code', as: null },
  { path: '/unsubscribe_email?token=UNSUB-ON', as: null },
  { path: '/unsubscribe_email?token=UNSUB-BAD', state: 'unknown link', as: null },
  { path: '/unknown/path', state: 'not found', as: null },
  { path: '/browser-support', as: null },
];

const forMembers: readonly Screen[] = [
  { path: '/user/myProfile', as: member },
  { path: '/user/myProfile', state: 'new member', as: 'demo-empty' },
  { path: '/user/myProfile', state: 'top level', as: 'demo-level4' },
  { path: '/user/myCard', as: member },
  { path: '/user/myCard', state: 'till', as: member, then: press(showAtTill) },
  { path: '/user/myAccount', as: member },
  { path: '/user/myCoupon', as: member },
  { path: '/user/myCoupon', state: 'empty', as: 'demo-empty' },
  { path: '/user/myTicket', as: member },
  { path: '/user/myTicket', state: 'empty', as: 'demo-empty' },
  { path: '/coupon/1001', as: member },
  { path: '/coupon/1001', state: 'till', as: member, then: press(showAtTill) },
  { path: '/coupon/1001', state: 'use', as: member, then: press(/^(Use|使用)$/) },
  { path: '/coupon/1004', state: 'barcode', as: member },
  { path: '/coupon/1009', state: 'blackout', as: member },
  { path: '/coupon/1011', state: 'used', as: member },
  { path: '/coupon/1012', state: 'expired', as: member },
  { path: '/coupon/1014/select_store', as: member },
  { path: '/coupon/1025', state: 'long texts', as: member },
  { path: '/ticket/2001', as: member },
  { path: '/use_cash_dollar', as: member },
  {
    path: '/use_cash_dollar',
    state: 'till',
    as: member,
    then: pressInTurn(/^20$/, /^(Pay now|立即付款)$/),
  },
  { path: '/select_store', as: member },
  { path: '/inbox', as: member },
  { path: '/inbox', state: 'empty', as: 'demo-empty' },
  { path: '/inboxDetail/1', as: member },
  { path: '/activity_log', as: member },
  { path: '/reward_status', as: member },
  { path: '/reward_status', state: 'empty', as: 'demo-empty' },
  { path: '/expiry_centre', as: member },
  { path: '/level_benefit', as: member },
  { path: '/level_rule', as: member },
  { path: '/transaction', as: member },
  { path: '/transaction', state: 'empty', as: 'demo-empty' },
  { path: '/transaction/create', as: member },
  { path: '/transactionDetail/3001', state: 'waiting', as: member },
  { path: '/transactionDetail/3002', state: 'approved', as: member },
  { path: '/transactionDetail/3003', state: 'rejected', as: member },
  { path: '/transaction_history', as: member },
  { path: '/transaction_history', state: 'empty', as: 'demo-empty' },
  { path: '/transaction_history_detail/4001', as: member },
  { path: '/transaction_history_detail/4002', state: 'refund', as: member },
];

/** What every list and detail also has to show. */
const inTrouble: readonly Screen[] = [
  '/home',
  '/offer/LATEST',
  '/campaign/101',
  '/about/store',
  '/storeDetail/1',
  '/user/myProfile',
  '/user/myCard',
  '/user/myCoupon',
  '/coupon/1001',
  '/inbox',
  '/activity_log',
  '/reward_status',
  '/transaction',
  '/transaction_history',
].flatMap((path) => [
  { path, state: 'loading', as: member, condition: 'waiting' as const },
  { path, state: 'server fails', as: member, condition: 'refused' as const },
  { path, state: 'long names', as: member, condition: 'long names' as const },
]);

export const screens: readonly Screen[] = [...openToAll, ...forMembers, ...inTrouble];
