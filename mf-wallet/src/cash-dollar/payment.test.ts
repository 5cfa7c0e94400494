import { offer as answer } from '../testing/cash';
import {
  codeEnd,
  entering,
  transition,
  unclaimedEnd,
  windowEnd,
  type OpenOffer,
  type Payment,
  type PaymentEvent,
} from './payment';

const offer: OpenOffer = { key: 'k', code: 'c1', dollars: 10, codeEndsAt: 120_000, endsAt: 900_000 };
const live: Payment = { kind: 'live', offer };
const refreshing: Payment = { kind: 'refreshing', offer };
const scanned: Payment = { kind: 'scanned', offer };
const applying: Payment = { kind: 'applying', held: offer };
const applied: Payment = { kind: 'applied', held: offer };

test.each<[string, Payment, PaymentEvent, Payment]>([
  [
    'asking comes first for the shop platform',
    entering,
    { type: 'ask', dollars: 10 },
    { kind: 'confirming', dollars: 10 },
  ],
  ['a code is created', { kind: 'confirming', dollars: 10 }, { type: 'create' }, { kind: 'creating' }],
  ['the code is shown', { kind: 'creating' }, { type: 'created', offer }, live],
  ['a code is asked for once more', { kind: 'creating' }, { type: 'unclear' }, { kind: 'checking' }],
  ['the code of the second call is shown', { kind: 'checking' }, { type: 'created', offer }, live],
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
  ['a partner takes the code over', live, { type: 'handed-over' }, applying],
  ['a partner may stay silent', applying, { type: 'unanswered' }, { kind: 'unanswered', held: offer }],
  ['a partner may accept it, and the points stay held', applying, { type: 'paid' }, applied],
  ['a new offer can follow an accepted one', applied, { type: 'create' }, { kind: 'creating' }],
  ['silence after the end is dropped', entering, { type: 'unanswered' }, entering],
  [
    'a new offer can follow a silent partner',
    { kind: 'unanswered', held: offer },
    { type: 'create' },
    { kind: 'creating' },
  ],
  ['everything can end', scanned, { type: 'ended' }, entering],
])('%s', (_, payment, event, next) => {
  expect(transition(payment, event)).toEqual(next);
});

const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1) + seconds * 1_000).toISOString();

test.each([
  ['what lies between the ends of the answer, whatever its clock says', at(120), 901_000],
  ['15 minutes when the answer has no end of the code (Q-013)', undefined, 901_000],
  ['less when the server gives less', at(420), 601_000],
])('the payment window ends by %s', (_, code_expires_at, end) => {
  const { key, code, cash_dollar } = answer;
  const times = { expires_at: at(900), ...(code_expires_at === undefined ? {} : { code_expires_at }) };
  expect(windowEnd({ key, code, cash_dollar, ...times }, 1_000)).toBe(end);
});

test('no code outlives its payment window', () => {
  expect(codeEnd(0, 900_000)).toBe(120_000);
  expect(codeEnd(840_500, 900_000)).toBe(900_000);
});

test('an unclaimed code holds its points for 130 s, and never longer than its window', () => {
  expect(unclaimedEnd(offer)).toBe(130_000);
  expect(unclaimedEnd({ ...offer, codeEndsAt: 900_000 })).toBe(900_000);
});
