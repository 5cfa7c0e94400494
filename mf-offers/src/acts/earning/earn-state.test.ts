import { afterTick, earnStatus, earnTransition, type EarnEvent, type EarnState } from './earn-state';

const after = (...events: EarnEvent[]) => events.reduce<EarnState>(earnTransition, 'idle');

test.each([
  ['O-097 loads', ['start'], 'loading'],
  ['O-097 ticks', ['start', 'succeed'], 'tick'],
  ['O-097 is done', ['start', 'succeed', 'end-tick-done'], 'done'],
  ['O-098 leads to the coupon', ['start', 'succeed', 'end-tick-coupon'], 'my-coupon'],
  ['O-141 is back to normal', ['start', 'fail'], 'idle'],
  ['O-147 ignores a second press', ['start', 'start'], 'loading'],
  ['stays done', ['start', 'succeed', 'end-tick-done', 'start'], 'done'],
] as const)('%s', (_, events, state) => {
  expect(after(...events)).toBe(state);
});

const events = ['start', 'succeed', 'fail', 'end-tick-done', 'end-tick-coupon'] as const;

/** The next state for each event, in the order above. */
test.each<[EarnState, ...EarnState[]]>([
  ['idle', 'loading', 'idle', 'idle', 'idle', 'idle'],
  ['loading', 'loading', 'tick', 'idle', 'loading', 'loading'],
  ['tick', 'tick', 'tick', 'tick', 'done', 'my-coupon'],
  ['done', 'done', 'done', 'done', 'done', 'done'],
  ['my-coupon', 'my-coupon', 'my-coupon', 'my-coupon', 'my-coupon', 'my-coupon'],
])('from %s every event leads where it should', (state, ...next) => {
  expect(events.map((event) => earnTransition(state, event))).toEqual(next);
});

test.each([
  ['QR_CODE_SCANNING', true, 'end-tick-coupon'],
  ['GPS_CHECK_IN', true, 'end-tick-coupon'],
  ['QR_CODE_SCANNING', false, 'end-tick-done'],
  ['MEMBER_REFERRAL', true, 'end-tick-done'],
] as const)('after the tick of %s with a coupon: %s', (type, coupon, event) => {
  expect(afterTick(type, coupon)).toBe(event);
});

test('numbers the statuses as §4 does', () => {
  expect(earnStatus).toEqual({ idle: 0, loading: 1, tick: 2, done: 3, 'my-coupon': 4 });
});
