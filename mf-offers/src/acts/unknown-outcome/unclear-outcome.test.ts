import type { Host } from '@mrw/shared-contracts';
import { isUnknown } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { fakeHost, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { buyCoupon } from '../buy/buy-coupon';
import { entryTypes, earn } from '../earning/earn';
import { takePartAsGuest } from '../guest/guest-participation';
import { acquireGift } from '../stamps/acquire-gift';
import { doTask } from '../stamps/do-task';
import { logOf, logPath } from '../../testing/activity-log';
import { earned, earnPost } from '../../testing/open-earning';
import { acquire, stampCard, tasks } from '../../testing/open-stamps';
import { guestPost, registration, sampleTicket } from '../../testing/open-ticket';
import { sampleCampaign, sampleSession } from '../../testing/samples';
import { getTicket, ticketBody } from '../tickets/get-ticket';
import { rememberLog } from './log-entry';

const uid = '2';
const campaign = sampleCampaign();
const code = { kind: 'code', code: 'EARN-301' } as const;
const data = ticketBody(sampleTicket, { slot: 's3', quantity: 1, answers: {} }, 1);
const task = {
  ...tasks[0],
  id: 't1',
  type: 'QR_CODE_SCANNING',
  title: '',
  stamps: 1,
  campaign: '401',
} as const;

type Act = {
  post: string;
  answer: FakeAnswer;
  /** What tells whether it was done. */
  reads(isDone: boolean): Record<string, FakeAnswer>;
  press(act: { host: Host; onUnclear(): void }): Promise<{ kind: string }>;
  done: string;
  /** Nothing reads the tickets of a guest: the call is repeated. */
  isGuest?: true;
};

const acts: Record<string, Act> = {
  redeem: {
    post: earnPost,
    answer: { status: 201, body: earned },
    reads: (isDone) => ({ [logPath]: logOf('COUPON_REDEEMED', isDone) }),
    press: (act) => buyCoupon({ ...act, uid, campaign, quantity: 1 }),
    done: 'success',
  },
  ticket: {
    post: earnPost,
    answer: { status: 201, body: earned },
    reads: (isDone) => ({ [logPath]: logOf('TICKET_REDEEMED', isDone) }),
    press: (act) => getTicket({ ...act, uid, campaign, data }),
    done: 'booked',
  },
  scan: {
    post: earnPost,
    answer: { status: 201, body: earned },
    reads: (isDone) => ({ [logPath]: logOf('QR_CODE_SCAN', isDone) }),
    press: async (act) => {
      const isDone = await rememberLog(act.host, uid, entryTypes.code, campaign);
      return earn({ ...act, uid, campaignId: '101', proof: code, isDone });
    },
    done: 'earned',
  },
  'task of a stamp card': {
    post: earnPost,
    answer: { status: 201, body: earned },
    reads: (isDone) => ({
      'POST /campaigns/401/qr_code_verification': { body: { valid: true } },
      'GET /stamp_campaigns/401/link_earning_rules': { body: [{ ...task, completed_times: isDone ? 1 : 0 }] },
    }),
    press: (act) =>
      doTask({ ...act, uid, campaignId: '401', task: { ...task, completed_times: 0 }, proof: code }),
    done: 'earned',
  },
  'gift of a stamp card': {
    post: acquire,
    answer: { status: 201, body: { reward_id: 'b5' } },
    reads: (isDone) => ({
      'GET /stamp_campaigns/401/stamp_rewards': { body: stampCard(isDone ? ['b5'] : []) },
    }),
    press: (act) => acquireGift({ ...act, campaignId: '401', badgeId: 'b5' }),
    done: 'acquired',
  },
  'guest ticket': {
    isGuest: true,
    post: guestPost,
    reads: () => ({}),
    answer: { status: 201, body: { sso_uid: '9003', membership_id: 'G-9003' } },
    press: (act) => takePartAsGuest({ ...act, registration, wanted: data, kind: 'ticket' }),
    done: 'registered',
  },
};

const unclear = [500, 502, 503, 504].flatMap((status) =>
  [{ detail: 'Exceed campaign per head limit.' }, undefined, '<html></html>', '{"det'].map((body) => ({
    status,
    body,
  })),
);
const table = Object.entries(acts).flatMap(([name, act]) =>
  unclear.map((answer) => [name, answer, act] as const),
);

beforeEach(() => jest.useFakeTimers());
/** A server that does an act once per key, and whose first answer does not tell whether it did. */
function serve({ post, answer, reads, press, isGuest }: Act, first: FakeAnswer, acts: boolean) {
  const keys: string[] = [];
  const done = new Set<string>();
  const paths = Object.keys(reads(false));
  const { host } = fakeHost({
    session: isGuest ? { kind: 'visitor' } : sampleSession(),
    api: {
      ...Object.fromEntries(paths.map((path) => [path, () => reads(done.size > 0)[path] ?? {}])),
      [post]: ({ headers }) => {
        const key = headers['idempotency-key'] ?? '';
        const isFirst = keys.push(key) === 1;
        if (acts || !isFirst) done.add(key);
        return isFirst ? first : answer;
      },
    },
  });
  const onUnclear = jest.fn();
  return {
    keys,
    done,
    onUnclear,
    press: async () => {
      const outcome = press({ host, onUnclear });
      await jest.advanceTimersByTimeAsync(2_000);
      return outcome;
    },
  };
}

test.each(table)('Q-199 a %s that took place is told as done after %j', async (_, first, act) => {
  const { press, done, onUnclear } = serve(act, first, true);
  expect(await press()).toMatchObject({ kind: act.done });
  expect(onUnclear).toHaveBeenCalledTimes(1);
  expect(done.size).toBe(1);
});

test.each(table.filter(([, , { isGuest }]) => !isGuest))(
  'Q-199 a %s that did not take place is told as failed after %j, and the next press does it once',
  async (_, first, act) => {
    const { press, done, keys } = serve(act, first, false);
    const outcome = await press();
    expect(isUnknown(outcome) && outcome).toMatchObject({ soFar: { kind: 'failed' } });
    expect(await press()).toMatchObject({ kind: act.done });
    expect(new Set(keys).size).toBe(1);
    expect(done.size).toBe(1);
  },
);
