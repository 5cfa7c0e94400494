import {
  amountOf,
  claimRequest,
  emptyDraft,
  isMissing,
  mediaPath,
  missingField,
  type ClaimDraft,
} from './claim-rules';

const today = '2026-11-21';
const full: ClaimDraft = {
  tenant: { id: '11', name: 'Harbour' },
  receiptNumber: ' R-1\u200b ',
  date: today,
  amount: '12.30',
  receipt: { url: 'http://api.test/media/claims/a.png', path: 'claims/a.png' },
  slip: { url: 'http://api.test/media/claims/b.png', path: 'claims/b.png' },
};

test.each([
  ['12.34', 12.34],
  ['1.234,50', 1234.5],
  ['12.3.4a', null],
  ['-3', null],
  ['', null],
])('A-147 Q-197 the amount %s is sent as %s', (typed, total) => {
  expect(amountOf(typed)).toBe(total);
  expect(claimRequest({ ...full, amount: typed }, today)?.total_value ?? null).toBe(total);
});

test.each([
  ['http://api.test/media/claims/a.png', 'claims/a.png'],
  ['http://api.test/files/a.png', null],
  ['http://api.test/media/', null],
])('A-153 the path of %s is %s', (url, path) => {
  expect(mediaPath(url)).toBe(path);
});

test.each([
  [today, true],
  ['2000-01-01', true],
  ['1999-12-31', false],
  ['0026-11-20', false],
  ['2026-02-30', false],
  ['2026-11-22', false],
  ['02026-11-20', false],
  ['2026-11-20T08:00', false],
  ['', false],
])('A-150 the date "%s" can be used: %s', (date, usable) => {
  expect(claimRequest({ ...full, date }, today) !== null).toBe(usable);
});

test('A-158 the request has the day at 00:00:00, a number and the paths of the images', () => {
  expect(claimRequest(full, today)).toEqual({
    date: '2026-11-21T00:00:00+08:00',
    store: '11',
    total_value: 12.3,
    invoice_id: 'R-1',
    receipt_image: 'claims/a.png',
    credit_card_slip_image: 'claims/b.png',
  });
});

test.each([
  ['amount', '.'],
  ['receiptNumber', ' ... '],
  ['receiptNumber', '\u3164\u200b'],
] as const)('A-145 just dots are no %s', (name, dots) => {
  expect(isMissing(dots)).toBe(true);
  expect(claimRequest({ ...full, [name]: dots }, today)).toBeNull();
});

test.each([
  [{}, undefined],
  [emptyDraft, 'receipt'],
  [{ ...emptyDraft, receipt: full.receipt }, 'slip'],
  [{ tenant: null, receiptNumber: '' }, 'tenant'],
  [{ receiptNumber: ' ... ', date: '' }, 'receiptNumber'],
  [{ date: '2026-11-22', amount: '' }, 'date'],
  [{ amount: '12.3.4a' }, 'amount'],
] as const)('a claim with %j lacks %s, and only one that lacks nothing can be sent', (part, missing) => {
  const draft = { ...full, ...part };
  expect(missingField(draft, today)).toBe(missing);
  expect(claimRequest(draft, today) === null).toBe(missing !== undefined);
});
