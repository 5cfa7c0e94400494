import { claimImages, claimTransition, pointsOfClaim, readClaim } from './rules';

const now = new Date('2026-11-21T12:00:00+08:00');
const facts = { now, storeExists: true, isDuplicate: false, uploaded: claimImages };
const body = {
  date: '2026-11-21T00:00:00+08:00',
  store: '1',
  total_value: 120.555,
  invoice_id: ' R-1 ',
  receipt_image: 'claims/a.png',
  credit_card_slip_image: 'claims/b.png',
};
const faultsOf = (change: object, given = {}) => {
  const read = readClaim({ ...body, ...change }, { ...facts, ...given });
  return read.kind === 'ok' ? {} : read.fields;
};

test('a whole claim is rounded to cents and trimmed', () => {
  expect(readClaim(body, facts)).toEqual({
    kind: 'ok',
    claim: { date: new Date(body.date), total_value: 120.56, invoice_id: 'R-1', invoice_key: 'r-1' },
  });
});

const required = 'This field is required.';
const noDate = { date: 'This value is not a date with a time and its offset.' };
const tooEarly = { date: 'The date cannot be before 2000-01-01.' };
const nothingPaid = { total_value: 'Enter an amount above 0.' };

test.each([
  [
    'B-030 tomorrow',
    { date: '2026-11-22T00:00:00+08:00' },
    {},
    { date: 'The date cannot be in the future.' },
  ],
  ['this very moment', { date: now.toISOString() }, {}, {}],
  ['no date', { date: undefined }, {}, { date: required }],
  ['the first day', { date: '2000-01-01T00:00:00+08:00' }, {}, {}],
  ['the day before it', { date: '1999-12-31T00:00:00+08:00' }, {}, tooEarly],
  ['the year 26', { date: '0026-11-20T00:00:00+08:00' }, {}, tooEarly],
  ['the year 49', { date: '0049-01-01T00:00:00+08:00' }, {}, tooEarly],
  ['a day that there is not', { date: '2026-02-30T00:00:00+08:00' }, {}, noDate],
  ['no offset', { date: '2026-11-20T00:00:00' }, {}, noDate],
  ['a day without a time', { date: '2026-11-20' }, {}, noDate],
  ['a strange date', { date: 'soon' }, {}, noDate],
  ['nothing paid', { total_value: 0 }, {}, nothingPaid],
  ['no amount', { total_value: undefined }, {}, { total_value: required }],
  ['a refund', { total_value: -5 }, {}, nothingPaid],
  ['less than a cent', { total_value: 0.001 }, {}, nothingPaid],
  ['the largest amount', { total_value: 9_999_999_999.99 }, {}, {}],
  ['more than the largest amount', { total_value: 1e10 }, {}, nothingPaid],
  ['no store', { store: ' ' }, { storeExists: false }, { store: required }],
  ['an unknown store', {}, { storeExists: false }, { store: 'This store does not exist.' }],
  ['no number', { invoice_id: ' ' }, { isDuplicate: true }, { invoice_id: required }],
  ['a number that nobody sees', { invoice_id: '\u3164\u200b' }, {}, { invoice_id: required }],
  ['a number of 100 signs', { invoice_id: '7'.repeat(100) }, {}, {}],
  ['a longer one', { invoice_id: '7'.repeat(101) }, {}, { invoice_id: 'This value is too long.' }],
  [
    'a receipt claimed before',
    {},
    { isDuplicate: true },
    { invoice_id: 'This receipt was claimed already.' },
  ],
  ['no slip', { credit_card_slip_image: '' }, {}, { credit_card_slip_image: required }],
  [
    'no photo',
    { receipt_image: undefined },
    { uploaded: ['credit_card_slip_image'] },
    { receipt_image: required },
  ],
  [
    'a strange photo',
    {},
    { uploaded: ['credit_card_slip_image'] },
    { receipt_image: 'Upload the image first.' },
  ],
  [
    'a strange slip',
    {},
    { uploaded: ['receipt_image'] },
    { credit_card_slip_image: 'Upload the image first.' },
  ],
])('a claim with %s is judged by field', (_case, change, given, faults) => {
  expect(faultsOf(change, given)).toEqual(faults);
});

test.each([
  ['WAITING_FOR_APPROVAL', 'approve', 'APPROVED'],
  ['WAITING_FOR_APPROVAL', 'reject', 'REJECTED'],
  ['WAITING_FOR_APPROVAL', 'recall', null],
  ['APPROVED', 'recall', 'RECALLED'],
  ['APPROVED', 'approve', null],
  ['REJECTED', 'approve', null],
  ['RECALLED', 'recall', null],
] as const)('%s and %s gives %s', (status, event, expected) => {
  expect(claimTransition(status, event)).toBe(expected);
});

test('HK$ 50.99 earn 50 points', () => {
  expect(pointsOfClaim(50.99)).toBe(50);
});
