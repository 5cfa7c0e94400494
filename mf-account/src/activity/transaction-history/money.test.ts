import { eventOf, isRefunded, moneyText } from './money';

test.each([
  ['PURCHASE', 1234.5, 'HK$1,234.50'],
  ['PURCHASE', -5, '-HK$5.00'],
  ['REFUND', -300, 'HK$300.00'],
  ['EXCHANGE', -20, '-HK$20.00'],
  ['PURCHASE', null, null],
  ['PURCHASE', undefined, null],
  ['PURCHASE', Number.NaN, null],
])('A-162 the amount of a %s of %s reads %s', (event, dollars, text) => {
  expect(moneyText(event, dollars)).toBe(text);
});

test.each([
  ['REFUND', 'COMPLETED', 'REFUND'],
  ['PURCHASE', 'REFUND', 'PURCHASE'],
  [undefined, 'REFUND', 'REFUND'],
  [null, 'PAID', 'PAID'],
  ['', 'REFUND', 'REFUND'],
])('A-164 a detail with the event %s and the status %s is a %s', (event_type, orderStatus, event) => {
  expect(eventOf({ event_type, orderStatus })).toBe(event);
});

test.each([
  [{ status: 'REFUNDED', quantity: 1, value: 10 }, true],
  [{ status: null, quantity: -1, value: 10 }, true],
  [{ quantity: 1, value: -10 }, true],
  [{ status: 'PAID', quantity: 1, value: 10 }, false],
])('%j counts as refunded: %s', (item, refunded) => {
  expect(isRefunded(item)).toBe(refunded);
});
