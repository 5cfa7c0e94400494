import type { LiveEvents } from '@mrw/shared-contracts/api/live-events';
import type { FakeAnswer, FakeHostOptions } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { pass, press, stopClock, user } from '../testing/clock';
import { sampleCoupon, usageRecord } from '../testing/samples';
import { closeWallet, openWallet } from '../testing/wallet';

stopClock();

const at = '2026-11-28T18:42:00+08:00';

async function open(path: string, options: Omit<FakeHostOptions, 'path'> = {}) {
  let isUsed = false;
  const of = () => sampleCoupon(isUsed ? { is_used: true, date_of_use: at } : {});
  const fake = await openWallet(path, {
    live: true,
    ...options,
    api: {
      'GET /customers/7/coupons/1001': () => ({ body: of() }),
      'GET /customers/7/coupons': () => ({ body: [of()] }),
      'GET /customers/7/tickets/1001': () => ({ body: of() }),
      ...options.api,
    },
  });
  await pass(1_000);
  const used = jest.fn();
  fake.host.bus.on('coupon-used', used);
  const tell = async (news: Partial<LiveEvents['coupon']> = {}, event: 'coupon' | 'ticket' = 'coupon') => {
    isUsed = news.state === undefined;
    await act(async () => {
      fake.tellLive({
        event,
        news: {
          uid: '7',
          id: '1001',
          state: 'USED_OR_EXPIRED',
          store: 'Harbour Coffee',
          used_at: at,
          ...news,
        },
      });
      await Promise.resolve();
    });
    await pass(1_000);
  };
  return { ...fake, tell, used };
}
const outcome = () => screen.queryByRole('dialog', { name: 'Coupon used' });

test('Q-190 a coupon that the staff use says where and when at once, and then stays used', async () => {
  const page = await open('/coupon/1001', { push: () => Promise.reject(new Error('not loaded here')) });
  await page.tell();
  expect(outcome()).toHaveTextContent('Coffee for two');
  expect(outcome()).toHaveTextContent('Used at Harbour Coffee, 18:42');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(page.used).toHaveBeenCalledWith(expect.objectContaining({ couponId: '1001', isTicket: false }));
  expect(screen.queryByRole('button', { name: 'Use' })).not.toBeInTheDocument();
  expect(page.slots).toEqual([]);
  await press('Close');
  expect(page.slots).toEqual([{ name: 'device-offer', props: { atTill: true } }]);
  expect(outcome()).not.toBeInTheDocument();
  expect(screen.getByText('Used at Harbour Coffee, 18:42')).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Used at Harbour Coffee, 18:42');
});

test('also over the screen for the till, which then has no code any more', async () => {
  const page = await open('/coupon/1001');
  await press('Show at till');
  await page.tell();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(outcome()).toBeInTheDocument();
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('also over the screen for the till of a list', async () => {
  const page = await open('/user/myCoupon', { push: () => Promise.reject(new Error('not loaded here')) });
  await press('Show Coffee for two at the till');
  await pass(1_000);
  await page.tell();
  expect(outcome()).toHaveTextContent('Used at Harbour Coffee, 18:42');
  expect(page.slots).toEqual([]);
  await press('Close');
  expect(page.slots).toEqual([{ name: 'device-offer', props: { atTill: true } }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a ticket is named so; without a store the time is said', async () => {
  const page = await open('/ticket/1001');
  await page.tell({ store: null }, 'ticket');
  expect(screen.getByRole('dialog', { name: 'Ticket used' })).toHaveTextContent('Used at 18:42');
});

test.each([
  ['zh-Hant', '優惠券已使用', '使用地點：Harbour Coffee，18:42'],
  ['zh-Hans', '优惠券已使用', '使用地点：Harbour Coffee，18:42'],
] as const)('where and when is said in %s', async (language, name, text) => {
  const page = await open('/coupon/1001', { language });
  await page.tell();
  expect(screen.getByRole('dialog', { name })).toHaveTextContent(text);
});

test('what the till refuses is told in view and focused, also over the screen for the till', async () => {
  const page = await open('/coupon/1001');
  await page.tell({ state: 'REFUSED', used_at: null, detail: 'Coupon is expired.' });
  expect(screen.getByRole('alert')).toHaveTextContent('This coupon has expired');
  expect(document.activeElement).toHaveTextContent('This coupon has expired');
  await press('Show at till');
  expect(screen.getByRole('dialog')).toHaveTextContent('This coupon has expired');
  await page.tell();
  expect(outcome()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['Must be used in another store.', '此優惠券須於其他分店使用'],
  ['Coupon has been disabled', '此優惠券已被停用'],
  ['Another word of a till.', '收銀處未能接收此兌換碼'],
  [undefined, '收銀處未能接收此兌換碼'],
])('what the till was told (%s) is said in the language of the member', async (detail, said) => {
  const page = await open('/coupon/1001', { language: 'zh-Hant' });
  await page.tell({ state: 'REFUSED', used_at: null, ...(detail !== undefined && { detail }) });
  expect(screen.getByRole('alert')).toHaveTextContent(said);
});

test('news of another coupon changes nothing', async () => {
  const page = await open('/coupon/1001');
  await page.tell({ id: '1002' });
  await page.tell({}, 'ticket');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.used).not.toHaveBeenCalled();
});

test('a use of one’s own and its event are one message', async () => {
  let answer: (sent: FakeAnswer) => void = () => undefined;
  const page = await open('/coupon/1001', {
    api: {
      'POST /coupons/1001/usage_record': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
    },
  });
  await press('Use');
  await pass(1_000);
  await user.type(screen.getByLabelText('6-digit staff code'), '111111');
  await press('Confirm');
  await page.tell();
  expect(outcome()).not.toBeInTheDocument();
  answer({ status: 201, body: usageRecord });
  await pass(1_000);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(outcome()).toHaveTextContent('Your coupon has been used successfully.');
});

test('W-050 while the staff code is being entered nothing comes over it; afterwards the coupon is read again', async () => {
  const page = await open('/coupon/1001');
  await press('Use');
  await pass(1_000);
  await page.tell();
  expect(outcome()).not.toBeInTheDocument();
  expect(screen.getByLabelText('6-digit staff code')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await pass(1_000);
  expect(screen.getByText(/^Used on/)).toBeInTheDocument();
});

test('after what may be missing the page reads the coupon again; a used one waits for nothing', async () => {
  const page = await open('/coupon/1001');
  const reads = () => page.requests.filter(({ path }) => path === '/customers/7/coupons/1001').length;
  const before = reads();
  await act(async () => void page.tellLive({ event: 'resync', news: { uid: '7' } }));
  await pass(0);
  expect(reads()).toBe(before + 1);
  await closeWallet();
  const usedOne = await open('/coupon/1001', {
    api: { 'GET /customers/7/coupons/1001': { body: sampleCoupon({ is_used: true }) } },
  });
  expect(usedOne.tellLive({ event: 'resync', news: { uid: '7' } })).toBe(0);
});
