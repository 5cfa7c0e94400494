import { pointsOfCard, refuseRedeem } from './rules';

test.each([
  [{ designated_member_ids: null, redeemed_by: null }, null],
  [{ designated_member_ids: [7], redeemed_by: null }, null],
  [{ designated_member_ids: [8], redeemed_by: null }, 'not gift card owner'],
  [{ designated_member_ids: [], redeemed_by: null }, 'not gift card owner'],
  [{ designated_member_ids: null, redeemed_by: 7 }, 'Gift card has been redeemed.'],
  [{ designated_member_ids: [8], redeemed_by: 8 }, 'not gift card owner'],
])('B-041 card %p for member 7: %p', (card, detail) => {
  expect(refuseRedeem(card, 7)).toBe(detail);
});

test('HK$50 are 50,000 points', () => {
  expect(pointsOfCard(50)).toBe(50_000);
});
