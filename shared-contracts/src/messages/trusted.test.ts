import { giftCardFrameMessage } from './gift-card-frame';
import { partnerAnswer } from './partner';
import { trustedMessage } from './trusted';

const source = window;
const origin = 'https://partner.example';
const answer = { type: 'APPLY_COUPON', status: 'SUCCESS' };

test('a message of the expected window, origin and form is read', () => {
  expect(trustedMessage({ data: answer, origin, source }, { origin, source }, partnerAnswer)).toEqual(answer);
});

test.each([
  'https://evil.example',
  'https://partner.example.evil.example',
  'http://partner.example',
  'https://partner.example:444',
  'null',
  'https://sub.partner.example',
  '',
])('a message from %p is not read', (from) => {
  expect(
    trustedMessage({ data: answer, origin: from, source }, { origin, source }, partnerAnswer),
  ).toBeNull();
});

test('a message from nowhere is not read, even where nowhere is expected', () => {
  expect(
    trustedMessage({ data: answer, origin: 'null', source }, { origin: 'null', source }, partnerAnswer),
  ).toBeNull();
});

test('a message of another window, or of none, is not read', () => {
  expect(
    trustedMessage({ data: answer, origin, source: null }, { origin, source }, partnerAnswer),
  ).toBeNull();
  expect(
    trustedMessage({ data: answer, origin, source: null }, { origin, source: null }, partnerAnswer),
  ).toBeNull();
});

test.each([
  undefined,
  null,
  'APPLY_COUPON',
  [],
  { type: 'APPLY_COUPON' },
  { type: 'apply_coupon', status: 'SUCCESS' },
  { type: ['APPLY_COUPON'], status: 'SUCCESS' },
  { type: 'constructor' },
  { type: '__proto__' },
  { ...answer, error: 'x'.repeat(10_001) },
])('the shape %p is not read', (data) => {
  expect(trustedMessage({ data, origin, source }, { origin, source }, partnerAnswer)).toBeNull();
});

test('a frame height outside of 1 to 4000 px is not read', () => {
  const read = (height: unknown) =>
    trustedMessage(
      { data: { type: 'GIFT_CARD_RESIZE', height }, origin, source },
      { origin, source },
      giftCardFrameMessage,
    );
  expect(read(480)).toEqual({ type: 'GIFT_CARD_RESIZE', height: 480 });
  for (const height of [0, -1, Number.POSITIVE_INFINITY, Number.NaN, '480', 4_001])
    expect(read(height)).toBeNull();
});
