import type { Welcome } from '../api/customers';
import { sampleCustomer } from '../testing/customer';
import { samplePointAccount } from '../testing/points';
import { isNewMember, stepsTaken } from './first-days';

const joined = '2026-11-01T10:00:00+08:00';
const at = (days: number) => Date.parse(joined) + days * 86_400_000;
const welcome = (done: string[] = []): Welcome => ({ joined_at: joined, points: 100, done });

test.each<[string, Welcome | null | undefined, number, number, boolean]>([
  ['on the first day', welcome(), 100, 0, true],
  ['just before 14 days have passed', welcome(), 100, 13.999, true],
  ['after 14 days', welcome(), 100, 14, false],
  ['with one step', welcome(['CARD']), 100, 3, true],
  ['with two steps', welcome(['CARD', 'OFFER']), 100, 3, false],
  ['with a step of later and one of today', welcome(['SHARE', 'OFFER']), 100, 3, true],
  ['whose welcome is over, without points', null, 0, 20, false],
  ['of an API that does not tell, without points', undefined, 0, 400, true],
  ['of an API that does not tell, with points', undefined, 1, 0, false],
])('a member %s', (_, given, balance, days, expected) => {
  const customer = sampleCustomer(given === undefined ? {} : { welcome: given });
  const pointAccount = samplePointAccount({ balance });
  expect(isNewMember({ customer, pointAccount }, at(days))).toBe(expected);
});

test('a member whose record could not be read is new without points', () => {
  const pointAccount = samplePointAccount({ balance: 0 });
  expect(isNewMember({ customer: null, pointAccount }, at(0))).toBe(true);
  expect(isNewMember({ customer: null, pointAccount: null }, at(0))).toBe(false);
});

test('steps are in their order, without those that are not known', () => {
  expect(stepsTaken({ done: ['OFFER', 'SHARE', 'CARD'] })).toEqual(['CARD', 'OFFER']);
});
