import { buyTransition, type BuyEvent, type BuyState } from './buy-state';

const after = (...events: BuyEvent[]) => events.reduce<BuyState>(buyTransition, { kind: 'closed' });
const settled = (outcome: Extract<BuyEvent, { kind: 'settled' }>['outcome']): BuyEvent => ({
  kind: 'settled',
  outcome,
});
const press = { kind: 'press' } as const;
const confirm = { kind: 'confirm' } as const;
const close = { kind: 'close' } as const;
const noAnswer = { kind: 'no-answer' } as const;
const done = { kind: 'success', quantity: 1, couponId: null } as const;
const failed = { kind: 'failed' } as const;

test.each([
  ['O-048 asks first', [press], 'confirm'],
  ['O-048 is over after cancel', [press, close], 'closed'],
  ['O-049 loads after confirm', [press, confirm], 'loading'],
  ['cannot be closed while loading', [press, confirm, close], 'loading'],
  ['a second confirm changes nothing', [press, confirm, confirm], 'loading'],
  ['O-050 succeeds', [press, confirm, settled(done)], 'success'],
  ['O-064 fails without an answer', [press, confirm, settled({ kind: 'failed' })], 'failed'],
  [
    'O-054 fails with a reason',
    [press, confirm, settled({ kind: 'refused', failure: 'couponOutOfStock' })],
    'refused',
  ],
  ['keeps a question open', [press, confirm, noAnswer], 'open'],
  ['answers it later', [press, confirm, noAnswer, settled(done)], 'success'],
  ['answers it after its dialog was closed', [press, confirm, noAnswer, close, settled(done)], 'success'],
  [
    'shows it again instead of asking for another purchase',
    [press, confirm, noAnswer, close, noAnswer],
    'open',
  ],
  ['never answers a purchase that is only being asked for', [press, settled(done)], 'confirm'],
] as const)('%s', (_, events, kind) => {
  expect(after(...events).kind).toBe(kind);
});

const states: { [Kind in BuyState['kind']]: Extract<BuyState, { kind: Kind }> } = {
  closed: { kind: 'closed' },
  confirm: { kind: 'confirm' },
  loading: { kind: 'loading' },
  success: done,
  failed,
  refused: { kind: 'refused', failure: 'couponOutOfStock' },
  open: { kind: 'open' },
  'too-many-tries': { kind: 'too-many-tries', minutes: 2 },
};

/** The state after press, confirm, an unknown outcome, a response and close. */
test.each<[BuyState['kind'], ...BuyState['kind'][]]>([
  ['closed', 'confirm', 'closed', 'open', 'success', 'closed'],
  ['confirm', 'confirm', 'loading', 'confirm', 'confirm', 'closed'],
  ['loading', 'loading', 'loading', 'open', 'success', 'loading'],
  ['success', 'success', 'success', 'success', 'success', 'closed'],
  ['failed', 'failed', 'failed', 'failed', 'success', 'closed'],
  ['refused', 'refused', 'refused', 'refused', 'success', 'closed'],
  ['open', 'open', 'open', 'open', 'success', 'closed'],
  ['too-many-tries', 'too-many-tries', 'too-many-tries', 'too-many-tries', 'success', 'closed'],
])('from %s every event leads where it should', (kind, ...next) => {
  const state = states[kind];
  const events = [press, confirm, noAnswer, settled(done), close];
  expect(events.map((event) => buyTransition(state, event).kind)).toEqual(next);
});

test('shows the last of two answers', () => {
  expect(after(press, confirm, settled(failed), settled(done))).toEqual(done);
});
