import { hostileMessages } from '@mrw/shared-contracts/testing';
import { pagePort } from '../testing/page-port';
import { partnerLink } from './partner-link';

beforeEach(() => {
  jest.useFakeTimers();
});
function open() {
  const page = pagePort();
  const commands: unknown[] = [];
  const link = partnerLink(page.port, (command) => commands.push(command));
  return { ...page, link, commands };
}

const idOf = (message: unknown) =>
  typeof message === 'object' && message !== null && 'request_id' in message ? message.request_id : null;

const coupon = { type: 'APPLY_COUPON', code: 'C1' } as const;

test('a request carries an id of its own, and its answer comes back', async () => {
  const { link, heard, say } = open();
  const first = link.channel.ask(coupon, 5_000);
  const second = link.channel.ask(coupon, 5_000);
  const [one, two] = heard.map(idOf);
  expect(heard).toEqual([
    { ...coupon, request_id: one },
    { ...coupon, request_id: two },
  ]);
  expect(one).not.toBe(two);
  say({ type: 'APPLY_COUPON', status: 'SUCCESS', request_id: two });
  say({ type: 'APPLY_COUPON', status: 'FAILED', error: 'Empty', request_id: one });
  expect(await second).toMatchObject({ status: 'SUCCESS' });
  expect(await first).toMatchObject({ status: 'FAILED', error: 'Empty' });
});

test('an answer of another type, or to what was never asked, is ignored, and a replay changes nothing', async () => {
  const { link, heard, say } = open();
  const answer = link.channel.ask(coupon, 5_000);
  const request_id = idOf(heard[0]);
  say({ type: 'APPLY_COUPON', status: 'SUCCESS', request_id: 'stranger' });
  say({ type: 'APPLY_CASH_CODE', status: 'SUCCESS', request_id });
  say({ type: 'APPLY_COUPON', status: 'FAILED', request_id });
  say({ type: 'APPLY_COUPON', status: 'SUCCESS', request_id });
  expect(await answer).toMatchObject({ status: 'FAILED' });
});

test('without an answer in time there is none', async () => {
  const { link } = open();
  const answer = link.channel.ask(coupon, 5_000);
  jest.advanceTimersByTime(5_000);
  expect(await answer).toBeNull();
});

test('a closed link settles every pending request', async () => {
  const { link, isClosed } = open();
  const answer = link.channel.ask(coupon, 5_000);
  link.close();
  expect(await answer).toBeNull();
  expect(isClosed()).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('commands of the agreed form are accepted', () => {
  const { say, commands } = open();
  const agreed = [
    { type: 'MRW_LANGUAGE', language: 'zh-Hant' },
    { type: 'MRW_PAGE', page: '/user/myTicket' },
    { type: 'MRW_SESSION', token: null },
  ];
  agreed.forEach(say);
  expect(commands).toEqual(agreed);
});

test.each<readonly [string, unknown]>([
  ...hostileMessages,
  ['a bare command', 'MRW_SESSION'],
  ['a language that is not ours', { type: 'MRW_LANGUAGE', language: 'fr' }],
  ['a page of another site', { type: 'MRW_PAGE', page: 'https://evil.example' }],
  ['a page without scheme of another site', { type: 'MRW_PAGE', page: '//evil.example' }],
  ['a session without token', { type: 'MRW_SESSION' }],
  ['an empty token', { type: 'MRW_SESSION', token: '' }],
  ['an answer without id', { type: 'APPLY_COUPON', status: 'SUCCESS' }],
])('%s is no command, and answers nothing', async (_, data) => {
  const { link, say, commands } = open();
  const settled = jest.fn();
  void link.channel.ask(coupon, 5_000).then(settled);
  say(data);
  await Promise.resolve();
  expect(commands).toEqual([]);
  expect(settled).not.toHaveBeenCalled();
});

test('a flood is dropped', () => {
  const { say, commands } = open();
  for (let at = 0; at < 10_000; at += 1) say({ type: 'MRW_LANGUAGE', language: 'en' });
  expect(commands).toHaveLength(10);
});
