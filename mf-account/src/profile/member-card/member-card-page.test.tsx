import { memberCode } from '@mrw/shared-contracts/member/member-code';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveEvents } from '@mrw/shared-contracts/api/live-events';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';

const shapeOf = () => screen.getByRole('img', { name: 'Member QR code' }).innerHTML;

test('A-001 shows name, membership ID, QR code and points', async () => {
  await mountAt('/user/myCard');
  expect(await screen.findByText('M100000012')).toBeInTheDocument();
  expect(screen.getByText('Amy')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Member QR code' })).toBeInTheDocument();
  expect(screen.getByText('125K')).toBeInTheDocument();
});

test('A-005 shows the nickname as the host names the member', async () => {
  await mountAt('/user/myCard', { session: sampleSession({ displayName: 'Ace' }) });
  expect(await screen.findByText('Ace')).toBeInTheDocument();
});

describe('with a clock', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00+08:00') });
  });
  // Second by second: each tick waits for the previous render.
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1_000));
    }
  };

  test('A-003 the code changes after 300 seconds and not before', async () => {
    await mountAt('/user/myCard');
    await pass(1);
    const first = shapeOf();
    await pass(298);
    expect(shapeOf()).toBe(first);
    expect(screen.getByText('New code in 0:01')).toBeInTheDocument();
    await pass(2);
    expect(shapeOf()).not.toBe(first);
    expect(screen.getByText(/New code in (5:00|4:59)/)).toBeInTheDocument();
  });

  test('at the till a new code is a new picture, which fades in', async () => {
    await mountAt('/user/myCard');
    await pass(1);
    fireEvent.click(screen.getByRole('button', { name: 'Show at till' }));
    const picture = () => within(screen.getByRole('dialog')).getByRole('img', { name: 'Member QR code' });
    const first = picture();
    await pass(290);
    expect(picture()).toBe(first);
    await pass(10);
    expect(picture()).not.toBe(first);
  });
});

test('A-002 two codes made in the same second are the same, in the next they differ', () => {
  const holder = { uid: '12', membershipId: 'M100000012' };
  expect(memberCode(holder, 1_000)).toBe(memberCode(holder, 1_999));
  expect(memberCode(holder, 2_000)).not.toBe(memberCode(holder, 1_999));
});

test('copies the membership ID and says so', async () => {
  const user = userEvent.setup();
  const fake = await mountAt('/user/myCard');
  await user.click(await screen.findByRole('button', { name: 'Copy number' }));
  expect(await navigator.clipboard.readText()).toBe('M100000012');
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Copied');
});

test('till mode shows the code alone and gives the focus back when it closes', async () => {
  const user = userEvent.setup();
  await mountAt('/user/myCard');
  const opener = await screen.findByRole('button', { name: 'Show at till' });
  await user.click(opener);
  const till = screen.getByRole('dialog', { name: 'Show at till' });
  expect(within(till).getByText('M100 0000 12')).toBeInTheDocument();
  expect(within(till).getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe('M100000012');
  await user.tab();
  expect(within(till).getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('reads the member again when the points could not be read at login', async () => {
  const fake = await mountAt('/user/myCard', { session: sampleSession({ pointAccount: null }) });
  expect(await screen.findByText('–')).toBeInTheDocument();
  expect(fake.memberReloads()).toBe(1);
});

async function open(language: 'en' | 'zh-Hant' | 'zh-Hans' = 'en') {
  const fake = await mountAt('/user/myCard', { live: true, language });
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await screen.findByText('M100000012');
  const tell = (news: Partial<LiveEvents['points']> = {}) =>
    act(async () => {
      const said = { uid: '12', change: 30, balance: 125_030, reason: 'card', ...news };
      fake.tellLive({ event: 'points', news: said });
      await Promise.resolve();
    });
  return { ...fake, changed, tell };
}
const earned = () => screen.queryByRole('dialog', { name: '+30 points' });

test('Q-190 points of a card at the till come over the code, with the new balance, until they are closed', async () => {
  const page = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Show at till' }));
  await page.tell();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(earned()).toHaveTextContent('New balance: 125,030 points');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  expect(page.changed).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['zh-Hant', '+30 積分', '最新結餘：125,030 積分'],
  ['zh-Hans', '+30 积分', '最新余额：125,030 积分'],
] as const)('the points are said in %s', async (language, name, balance) => {
  const page = await open(language);
  await page.tell();
  expect(screen.getByRole('dialog', { name })).toHaveTextContent(balance);
});

test('points that go are read again, and nothing is announced', async () => {
  const page = await open();
  await page.tell({ change: -30 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.changed).toHaveBeenCalledTimes(1);
});

test('after what may be missing the points are read again', async () => {
  const page = await open();
  const before = page.memberReloads();
  act(() => void page.tellLive({ event: 'resync', news: { uid: '12' } }));
  expect(page.memberReloads()).toBe(before + 1);
});
