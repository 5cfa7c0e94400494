import { entering, transition, type OpenOffer, type Payment, type PaymentEvent } from './payment';

const offer: OpenOffer = { key: 'k', code: 'c1', dollars: 10, codeEndsAt: 120_000 };
const live: Payment = { kind: 'live', offer };
const refreshing: Payment = { kind: 'refreshing', offer };
const scanned: Payment = { kind: 'scanned', offer };

it.each<[string, Payment, PaymentEvent, Payment]>([
  [
    'asking comes first for the shop platform',
    entering,
    { type: 'ask', dollars: 10 },
    { kind: 'confirming', dollars: 10 },
  ],
  ['a code is created', { kind: 'confirming', dollars: 10 }, { type: 'create' }, { kind: 'creating' }],
  ['the code is shown', { kind: 'creating' }, { type: 'created', offer }, live],
  ['an answer after the end is dropped', entering, { type: 'created', offer }, entering],
  ['a code is refreshed', live, { type: 'refresh' }, refreshing],
  [
    'a new code has a new end and the same key',
    refreshing,
    { type: 'refreshed', code: 'c2', codeEndsAt: 240_000 },
    { kind: 'live', offer: { ...offer, code: 'c2', codeEndsAt: 240_000 } },
  ],
  ['a late new code is dropped', entering, { type: 'refreshed', code: 'c2', codeEndsAt: 1 }, entering],
  [
    'a scanned code is no longer shown, and asked for once more later',
    refreshing,
    { type: 'scanned', codeEndsAt: 240_000 },
    { kind: 'scanned', offer: { ...offer, codeEndsAt: 240_000 } },
  ],
  ['a scanned payment can be checked', scanned, { type: 'refresh' }, refreshing],
  ['a partner takes the code over', live, { type: 'handed-over' }, { kind: 'applying' }],
  ['everything can end', scanned, { type: 'ended' }, entering],
])('%s', (_, payment, event, next) => {
  expect(transition(payment, event)).toEqual(next);
});
