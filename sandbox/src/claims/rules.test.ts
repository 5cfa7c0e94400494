import { claimTransition, pointsOfClaim, readClaim } from './rules';

const now = new Date('2026-11-21T12:00:00+08:00');
const facts = { now, storeExists: true, isDuplicate: false, ownsImages: true };
const body = {
  date: '2026-11-21T00:00:00+08:00',
  store: '1',
  total_value: 120.555,
  invoice_id: ' R-1 ',
  receipt_image: 'claims/a.png',
  credit_card_slip_image: 'claims/b.png',
};
const fieldsOf = (change: object, given = {}) => {
  const read = readClaim({ ...body, ...change }, { ...facts, ...given });
  return read.kind === 'ok' ? [] : Object.keys(read.fields);
};

test('a whole claim is rounded to cents and trimmed', () => {
  expect(readClaim(body, facts)).toEqual({
    kind: 'ok',
    claim: { date: new Date(body.date), total_value: 120.56, invoice_id: 'R-1' },
  });
});

test.each([
  ['B-030 tomorrow', { date: '2026-11-22T00:00:00+08:00' }, {}, ['date']],
  ['no date', { date: undefined }, {}, ['date']],
  ['a strange date', { date: 'soon' }, {}, ['date']],
  ['nothing paid', { total_value: 0 }, {}, ['total_value']],
  ['a refund', { total_value: -5 }, {}, ['total_value']],
  ['less than a cent', { total_value: 0.001 }, {}, ['total_value']],
  ['an unknown store', {}, { storeExists: false }, ['store']],
  ['a receipt claimed before', {}, { isDuplicate: true }, ['invoice_id']],
  ['no slip', { credit_card_slip_image: '' }, {}, ['credit_card_slip_image']],
  ['a strange image', {}, { ownsImages: false }, ['receipt_image']],
])('%s is refused by field', (_case, change, given, fields) => {
  expect(fieldsOf(change, given)).toEqual(fields);
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
