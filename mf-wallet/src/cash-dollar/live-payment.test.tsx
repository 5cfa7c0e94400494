import type { PartnerAnswer } from '@mrw/shared-contracts';
import type { LiveEvents } from '@mrw/shared-contracts/api/live-events';
import type { FakeAnswer, FakeHostOptions } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { create, posts } from '../testing/cash';
import { amountField, codeScreen, openCash, payButton } from '../testing/cash-page';
import { countDown, pass, press, stopClock, user } from '../testing/clock';
import { closeWallet } from '../testing/wallet';

stopClock(1_800_000_000_000);

const processing: FakeAnswer = { status: 409, body: { detail: 'Payment is being processed.' } };

const paid: LiveEvents['payment'] = {
  uid: '7',
  key: 'key-1',
  status: 'CONFIRMED',
  cash_dollar: 10,
  store: 'Harbour Coffee',
  balance: 115_000,
};

async function openCode(options: Omit<FakeHostOptions, 'path'> = {}) {
  const fake = await openCash({ live: true, state: { amount: '10' }, ...options });
  await user.click(payButton());
  await pass(0);
  const tell = async (news: Partial<LiveEvents['payment']>) => {
    await act(async () => {
      fake.tellLive({ event: 'payment', news: { ...paid, at: '2026-11-28T18:42:00+08:00', ...news } });
      await Promise.resolve();
    });
    await pass(0);
  };
  const resync = () => act(async () => void fake.tellLive({ event: 'resync', news: { uid: '7' } }));
  const toasts = () => fake.host.notify.messages$.value.map(({ text }) => text);
  const refreshes = () => posts(fake.requests).filter(([path]) => String(path).endsWith('/refresh'));
  return { ...fake, tell, resync, toasts, refreshes };
}
const paidScreen = () => screen.queryByRole('dialog', { name: 'Successfully applied, HK$10.00' });

test('Q-190 once the cashier has confirmed, the amount, the store, the time and the new balance fill the screen until it is closed', async () => {
  const page = await openCode();
  await page.tell({});
  expect(paidScreen()).toHaveTextContent('Paid at Harbour Coffee');
  expect(paidScreen()).toHaveTextContent('18:42');
  expect(paidScreen()).toHaveTextContent('New balance: 115,000 points');
  expect(screen.getByText('Paid at Harbour Coffee').parentElement).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(page.toasts()).toEqual(['Successfully applied']);
  await countDown(300);
  expect(paidScreen()).toBeInTheDocument();
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await amountField()).toHaveValue('');
  await closeWallet();
  expect(posts(page.requests)).toHaveLength(1);
});

test.each([
  ['zh-Hant', '成功使用, HK$10.00', '付款地點：Harbour Coffee', '最新結餘：115,000 積分'],
  ['zh-Hans', '使用成功, HK$10.00', '付款地点：Harbour Coffee', '最新余额：115,000 积分'],
] as const)('what was paid is said in %s', async (language, name, store, balance) => {
  const fake = await openCash({ live: true, state: { amount: '10' }, language });
  await user.click(screen.getByRole('button', { name: '立即付款' }));
  await pass(0);
  await act(async () => {
    fake.tellLive({ event: 'payment', news: paid });
    await Promise.resolve();
  });
  expect(screen.getByRole('dialog', { name })).toHaveTextContent(store);
  expect(screen.getByRole('dialog', { name })).toHaveTextContent(balance);
});

test('the answer of a refresh and the event are one message, whichever comes first', async () => {
  const answers: FakeAnswer[] = [{ body: { status: 'CONFIRMED' } }];
  const page = await openCode({ api: { [`${create}/refresh`]: () => answers.shift() ?? {} } });
  await countDown(120);
  expect(page.toasts()).toEqual(['Successfully applied']);
  await page.tell({});
  expect(paidScreen()).toHaveTextContent('Paid at Harbour Coffee');
  expect(page.toasts()).toEqual(['Successfully applied']);
  await page.tell({});
  expect(page.toasts()).toEqual(['Successfully applied']);
});

test('an answer that comes behind the event says nothing more', async () => {
  let answer: (late: FakeAnswer) => void = () => undefined;
  const late = () => new Promise<FakeAnswer>((resolve) => (answer = resolve));
  const page = await openCode({ api: { [`${create}/refresh`]: late } });
  await countDown(121);
  await page.tell({});
  answer({ body: { status: 'CREATED', code: 'CASH-2' } });
  await pass(0);
  expect(paidScreen()).toBeInTheDocument();
  expect(page.toasts()).toEqual(['Successfully applied']);
});

test.each<[string, Partial<LiveEvents['payment']>]>([
  ['another payment', { key: 'key-0' }],
  ['the code that was just made', { status: 'CREATED' }],
])('news of %s changes nothing', async (_, news) => {
  const page = await openCode();
  await page.tell(news);
  expect(await codeScreen()).toHaveTextContent('CASH-1');
  expect(page.toasts()).toEqual([]);
  expect(page.refreshes()).toEqual([]);
});

test('an earlier payment never comes over a newer one', async () => {
  const page = await openCode({
    api: { [`${create}/cancel`]: { body: { status: 'CANCELLED' } } },
  });
  await press('Close');
  await page.tell({});
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.toasts()).toEqual([]);
});

test('a code that the cashier scans can no longer be cancelled: the page says so at once', async () => {
  const page = await openCode({ api: { [`${create}/refresh`]: processing } });
  await page.tell({ status: 'SCANNED' });
  expect(screen.getByText(/The shop has scanned your code/)).toBeInTheDocument();
  await page.tell({});
  expect(paidScreen()).toBeInTheDocument();
});

test('a code that the till does not take says so, in view and focused, until the next code', async () => {
  const page = await openCode({
    api: { [`${create}/refresh`]: { body: { status: 'CREATED', code: 'CASH-2' } } },
  });
  await page.tell({ status: 'REFUSED', detail: 'A payment that is EXPIRED cannot be scanned.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The till did not take this code.');
  expect(document.activeElement).toHaveTextContent('The till did not take this code.');
  expect(await codeScreen()).toHaveTextContent('CASH-1');
  await countDown(121);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('visible again, the page reads the payment first; what was paid meanwhile stays on the screen', async () => {
  const page = await openCode({ api: { [`${create}/refresh`]: { body: { status: 'CONFIRMED' } } } });
  await page.resync();
  expect(page.refreshes()).toEqual([]);
  await countDown(10);
  await page.resync();
  await pass(5_000);
  expect(page.refreshes()).toHaveLength(1);
  expect(paidScreen()).toHaveTextContent(/New balance: .+ points/);
  await page.tell({});
  expect(paidScreen()).toHaveTextContent('Paid at Harbour Coffee');
  expect(page.toasts()).toEqual(['Successfully applied']);
});

describe('at a partner', () => {
  let answerWith: (answer: PartnerAnswer | null) => void = () => undefined;
  const embed = {
    isOpenInOtherSite: true,
    partnerOrigin: 'https://partner.example',
    channel: { ask: () => new Promise<PartnerAnswer | null>((resolve) => (answerWith = resolve)) },
  } as const;
  const open = () => openCode({ embed, state: { amount: '10', store: { id: '5', name: 'Pier 5' } } });
  const accept = () =>
    act(async () => {
      answerWith({ type: 'APPLY_CASH_CODE', status: 'SUCCESS' });
      await Promise.resolve();
    });

  test('W-120 what the shop accepted and then spends is said once, and shown', async () => {
    const page = await open();
    await accept();
    expect(page.toasts()).toEqual(['Successfully applied']);
    expect(paidScreen()).not.toBeInTheDocument();
    await page.tell({});
    expect(paidScreen()).toHaveTextContent('Paid at Harbour Coffee');
    expect(page.toasts()).toEqual(['Successfully applied']);
  });

  test('a shop that spends the points before it answers', async () => {
    const page = await open();
    await page.tell({});
    await accept();
    expect(paidScreen()).toBeInTheDocument();
    expect(page.toasts()).toEqual(['Successfully applied']);
    expect(posts(page.requests)).toHaveLength(1);
  });
});
