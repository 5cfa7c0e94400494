import * as z from 'zod/mini';
import type { TestSandbox } from '../../tools/testing/sandbox';
import { startOwnSandbox } from '../../tools/testing/use-sandbox';

let own: TestSandbox;
let base: string;
beforeAll(async () => {
  own = await startOwnSandbox();
  base = await own.api.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => own.stop());

test.each([
  ['a reason', { status: 500, body: { detail: 'Failed.' } }, '{"detail":"Failed."}'],
  ['a page', { status: 504, body: '<h1>Gateway Timeout</h1>' }, '<h1>Gateway Timeout</h1>'],
  ['half of an answer', { status: 201, body: { id: '1', coupons: [] }, cut: true }, 'cut off'],
])('answer_after carries the call out and gives %s', async (_, value, expected) => {
  const member = await own.logIn('demo-level2');
  const coupons = async () => {
    const { body } = await member.get(`/customers/${member.uid}/coupons?page[size]=1000`);
    return z.array(z.unknown()).parse(body).length;
  };
  const before = await coupons();
  await own.visitor.post('/sandbox/faults', { match: 'participation_records', mode: 'answer_after', value });
  const text = await fetch(`${base}/customers/${member.uid}/campaign_participation_records`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.tokens.access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ campaign: '101', desired_coupon_quantity: 1 }),
  })
    .then((answer) => answer.text())
    .catch(() => 'cut off');
  expect(text).toBe(expected);
  expect(await coupons()).toBe(before + 1);
});
