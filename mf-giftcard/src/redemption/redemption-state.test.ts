import { sampleRedeemable } from '../testing/gift-card';
import { firstState, transition, type RedemptionEvent, type RedemptionState } from './redemption-state';

const redeemable = sampleRedeemable();
const signingIn: RedemptionState = { kind: 'signing-in', problem: null };
const reading: RedemptionState = { kind: 'reading' };
const confirming: RedemptionState = { kind: 'confirming', redeemable };
const redeeming: RedemptionState = { kind: 'redeeming', redeemable };
const unknown: RedemptionState = { kind: 'unknown' };
const added = { points: 50_000, cashValue: 50 };
const redeemed: RedemptionState = { kind: 'redeemed', added };
const refused: RedemptionState = { kind: 'refused', refusal: { reason: 'targeted' } };

test('without a code nothing can be redeemed', () => {
  expect(firstState('')).toEqual({ kind: 'no-code' });
  expect(firstState('GIFT')).toEqual(signingIn);
});

test.each<[RedemptionState, RedemptionEvent, RedemptionState]>([
  [signingIn, { type: 'logged-in' }, reading],
  [
    signingIn,
    { type: 'login-failed', text: 'Wrong' },
    { kind: 'signing-in', problem: { of: 'login', text: 'Wrong' } },
  ],
  [reading, { type: 'read', redeemable }, confirming],
  [
    reading,
    { type: 'not-read', problem: { of: 'card', text: 'Gift card not found.' } },
    { kind: 'signing-in', problem: { of: 'card', text: 'Gift card not found.' } },
  ],
  [confirming, { type: 'cancelled' }, signingIn],
  [confirming, { type: 'confirmed' }, redeeming],
  [redeeming, { type: 'ended', outcome: { kind: 'redeemed', added } }, redeemed],
  [redeeming, { type: 'ended', outcome: { kind: 'unknown' } }, unknown],
  [unknown, { type: 'ended', outcome: { kind: 'unknown' } }, unknown],
  [unknown, { type: 'ended', outcome: { kind: 'redeemed', added } }, redeemed],
  [refused, { type: 'ended', outcome: { kind: 'redeemed', added } }, redeemed],
  [refused, { type: 'again' }, signingIn],
])('%j and %j', (state, event, next) => {
  expect(transition(state, event)).toEqual(next);
});

test.each<[RedemptionState, RedemptionEvent]>([
  [confirming, { type: 'logged-in' }],
  [redeeming, { type: 'cancelled' }],
  [redeeming, { type: 'confirmed' }],
  [redeemed, { type: 'logged-in' }],
  [redeemed, { type: 'again' }],
  [reading, { type: 'login-failed', text: null }],
  [{ kind: 'no-code' }, { type: 'logged-in' }],
  [signingIn, { type: 'read', redeemable }],
  [signingIn, { type: 'ended', outcome: { kind: 'redeemed', added } }],
])('%j is not changed by %j', (state, event) => {
  expect(transition(state, event)).toBe(state);
});
