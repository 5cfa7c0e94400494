import { codeGroups, codeKind, freshCode } from './code-kind';

test.each([
  ['MERCHANT_SCAN_QR', null, { kind: 'fresh-qr' }],
  ['USER_SCAN_STORE_QR', null, { kind: 'scan-store' }],
  ['POS_UPDATED_CODE', null, { kind: 'plain-qr' }],
  ['COUPON_BARCODE', 'EAN13', { kind: 'barcode', format: 'EAN13' }],
  ['COUPON_BARCODE', null, { kind: 'text' }],
  ['TEXT', null, { kind: 'text' }],
] as const)('Q-104 presents %s with barcode kind %s', (redemption_method, barcode_format, expected) => {
  expect(codeKind({ redemption_method, barcode_format })).toEqual(expected);
});

test('Q-105 a merchant-scan code is the code and the second it was made in', () => {
  expect(freshCode('HC1001', 1_800_000_000_999)).toBe('HC1001.1800000000');
});

test.each([
  ['4006381333931', '4006 3813 3393 1'],
  ['C40063813339', 'C400 6381 3339'],
  ['POS-1003', 'POS-1003'],
  ['HARBOURTEA', 'HARBOURTEA'],
  ['123456', '123456'],
])('writes the code %s as %s', (code, text) => {
  expect(codeGroups(code).join(' ')).toBe(text);
});
