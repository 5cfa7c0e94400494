import type { LiveEvents } from '@mrw/shared-contracts/api/live-events';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountAt } from '../../testing/mount';

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
