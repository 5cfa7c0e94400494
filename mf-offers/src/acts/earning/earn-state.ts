import type { EarningRule, EarningRuleType } from '@mrw/shared-contracts/api/earning-rules';

/** The statuses of the earning button as §4 numbers them. */
export const earnStatus = { idle: 0, loading: 1, tick: 2, done: 3, 'my-coupon': 4 } as const;
export type EarnState = keyof typeof earnStatus;
export type EarnEvent = 'start' | 'succeed' | 'fail' | 'end-tick-done' | 'end-tick-coupon';

/** Milliseconds of the tick. */
export const tickTime = 1_000;

export function earnTransition(state: EarnState, event: EarnEvent): EarnState {
  switch (event) {
    case 'start':
      return state === 'idle' ? 'loading' : state;
    case 'succeed':
      return state === 'loading' ? 'tick' : state;
    case 'fail':
      return state === 'loading' ? 'idle' : state;
    case 'end-tick-done':
      return state === 'tick' ? 'done' : state;
    case 'end-tick-coupon':
      return state === 'tick' ? 'my-coupon' : state;
  }
}

/** After the tick a scan or check-in that gave a coupon navigates to it; all others are done (§4). */
export function afterTick(type: EarningRuleType, givesCoupon: boolean): EarnEvent {
  return givesCoupon && (type === 'QR_CODE_SCANNING' || type === 'GPS_CHECK_IN')
    ? 'end-tick-coupon'
    : 'end-tick-done';
}

export const givesCoupon = (rule: Pick<EarningRule, 'coupon_template'>) => rule.coupon_template !== null;
