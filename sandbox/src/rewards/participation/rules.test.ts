import { isWithin, judge, storedAnswer, unansweredOf, wrongDatesOf } from './rules';
import type { Attempt } from './rules';

const now = new Date('2026-11-21T12:00:00+08:00');
const campaign: Attempt['campaign'] = {
  type: 'COUPON_CAMPAIGN',
  is_active: true,
  only_for_member_ids: null,
  start_date: new Date('2026-11-01T00:00:00+08:00'),
  end_date: null,
  required_points: 500,
};
const attempt: Attempt = {
  now,
  memberId: 1002,
  campaign,
  isBlackedOut: false,
  quantity: 1,
  isTicketUnknown: false,
  proof: 'none',
  limit: 5,
  taken: 0,
  stock: 10,
  balance: 5_000,
  unanswered: [],
  wrongDates: [],
};
const past = new Date('2026-11-20T00:00:00+08:00');
const future = new Date('2026-11-22T00:00:00+08:00');
const refused = (detail: string) => ({ kind: 'refused', detail });

test.each<[string, Partial<Attempt>, unknown]>([
  ['everything right', {}, { kind: 'ok', quantity: 1, points: 500 }],
  [
    'a campaign for this member',
    { campaign: { ...campaign, only_for_member_ids: [1002] } },
    { kind: 'ok', quantity: 1, points: 500 },
  ],
  [
    'a campaign for another member',
    { campaign: { ...campaign, only_for_member_ids: [1001] } },
    refused('Campaign is no longer available.'),
  ],
  ['no limits', { limit: null, stock: null, quantity: 10 }, { kind: 'ok', quantity: 10, points: 5_000 }],
  [
    'as many as one call may take',
    { limit: null, stock: null, quantity: 1_000, balance: 500_000 },
    { kind: 'ok', quantity: 1_000, points: 500_000 },
  ],
  ['the last of everything', { taken: 4, stock: 1, balance: 500 }, { kind: 'ok', quantity: 1, points: 500 }],
  [
    'an inactive and ended one',
    { campaign: { ...campaign, is_active: false, end_date: past } },
    refused('Campaign is no longer available.'),
  ],
  [
    'one that begins and ends at this very moment',
    { campaign: { ...campaign, start_date: now, end_date: now } },
    { kind: 'ok', quantity: 1, points: 500 },
  ],
  ['one of tomorrow', { campaign: { ...campaign, start_date: future } }, refused('Campaign is not started.')],
  [
    'an ended one',
    { campaign: { ...campaign, end_date: past }, isBlackedOut: true },
    refused('Coupon expired.'),
  ],
  [
    'an ended ticket',
    { campaign: { ...campaign, type: 'TICKET_CAMPAIGN', end_date: past } },
    refused('Ticket expired.'),
  ],
  ['a blackout day', { isBlackedOut: true, quantity: 0 }, refused('Campaign is not available today.')],
  [
    'a ticket that is not there',
    { isTicketUnknown: true, stock: 0 },
    { kind: 'fields', fields: { desired_ticket: 'This value is not valid.' } },
  ],
  [
    'a reward that cannot be claimed',
    { proof: 'no_claim', taken: 5 },
    refused('Campaign is no longer available.'),
  ],
  ['a wrong code', { proof: 'wrong_code', taken: 5 }, refused('Given qr code not valid.')],
  ['a far place', { proof: 'wrong_place' }, refused('Check-in location is not within designated radius.')],
  ['one too many', { taken: 5, stock: 0 }, refused('Exceed campaign per head limit.')],
  ['a limit of nothing', { limit: 0 }, refused('Exceed campaign per head limit.')],
  ['too little stock', { quantity: 3, stock: 2, balance: 0 }, refused('Desired coupons are sold out.')],
  ['too few points', { quantity: 3, balance: 1_499, unanswered: ['1'] }, refused('Insufficient points.')],
])('B-041 taking part with %s', (_case, change, verdict) => {
  expect(judge({ ...attempt, ...change })).toEqual(verdict);
});

describe('of several faults the first is told, in the order of the checks', () => {
  const closed = {
    ...campaign,
    type: 'TICKET_CAMPAIGN',
    is_active: false,
    start_date: future,
    end_date: past,
  } as const;
  const coming = { ...closed, is_active: true };
  const ended = { ...coming, start_date: campaign.start_date };
  const running = { ...ended, end_date: null };
  const worst: Attempt = {
    ...attempt,
    campaign: closed,
    isBlackedOut: true,
    quantity: 0,
    isTicketUnknown: true,
    proof: 'wrong_code',
    taken: 5,
    stock: 0,
    balance: 0,
    unanswered: ['1'],
    wrongDates: ['2'],
  };
  /** The message, and its correction. */
  const checks: readonly (readonly [told: RegExp, mended: Partial<Attempt>])[] = [
    [/no longer available/, { campaign: coming }],
    [/not started/, { campaign: ended }],
    [/Ticket expired/, { campaign: running }],
    [/not available today/, { isBlackedOut: false }],
    [/desired_ticket_quantity/, { quantity: 1 }],
    [/desired_ticket/, { isTicketUnknown: false }],
    [/qr code not valid/, { proof: 'none' }],
    [/per head limit/, { taken: 0 }],
    [/sold out/, { stock: 1 }],
    [/Insufficient points/, { balance: 500 }],
    [/every required question/, { unanswered: [] }],
    [/a date that exists/, { wrongDates: [] }],
    [/"ok"/, {}],
  ];

  test.each(checks.map(([told], index) => [told, index] as const))('%p', (told, index) => {
    const before = checks.slice(0, index);
    const partlyMended = before.reduce<Attempt>((mended, [, change]) => ({ ...mended, ...change }), worst);
    expect(JSON.stringify(judge(partlyMended))).toMatch(told);
  });
});

test.each([0, -1, 1.5, 1_001, '1', null, undefined, Number.NaN, 1e30])(
  'quantity %p is a field error',
  (quantity) => {
    expect(judge({ ...attempt, quantity })).toEqual({
      kind: 'fields',
      fields: { desired_coupon_quantity: 'Ensure this value is a whole number from 1 to 1000.' },
    });
  },
);

test('missing answers are told by field', () => {
  expect(judge({ ...attempt, unanswered: ['7'] })).toEqual({
    kind: 'fields',
    fields: { ticket_other_information: 'Please answer every required question.' },
  });
});

test.each([
  [[{ id: '1', answer: 'A' }], []],
  [[{ id: '1', answer: ' ' }], ['1']],
  [[{ id: '1', answer: '\u3164\u200b' }], ['1']],
  [[{ id: '1', answer: [' '] }], ['1']],
  [[{ id: '1', answer: [] }], ['1']],
  [[{ id: '1', answer: ['A'] }], []],
  [[{ id: '1', answer: null }], ['1']],
  [[{ id: '1' }], ['1']],
  [[{ id: '1', answer: false }], []],
  [[{ id: '2', answer: 'A' }], ['1']],
  [[], ['1']],
])('with the answers %p these are open: %p', (answers, open) => {
  const questions = [
    { id: 1, question_is_optional: false },
    { id: 2, question_is_optional: true },
  ];
  expect(unansweredOf(questions, answers)).toEqual(open);
});

const pier = { latitude: 22.2935, longitude: 114.1686, radius: 200 };

test.each([
  ['22.293500', '114.168600', true],
  ['22.294900', '114.168600', true],
  ['22.295400', '114.168600', false],
  ['22.2935', '114.1686', true],
  ['22', '114', false],
  ['22.293500', 'NaN', false],
  ['22.293500', undefined, false],
  [undefined, '114.168600', false],
  ['x22.293500', '114.168600', false],
  ['22.293500x', '114.168600', false],
  ['0022.293500', '114.168600', false],
  ['22.', '114.168600', false],
  ['22.293500', ' 114.168600', false],
  ['', '', false],
  [undefined, undefined, false],
])('a check-in at %s, %s is within 200 m: %p', (latitude, longitude, within) => {
  expect(isWithin(pier, latitude, longitude)).toBe(within);
});

test.each([
  [{ ...pier, radius: null }, true],
  [{ ...pier, latitude: null }, false],
  [{ ...pier, longitude: null }, false],
])('a check-in at the very place of %p is within: %p', (target, within) => {
  expect(isWithin(target, '22.2935', '114.1686')).toBe(within);
});

test('a place that is unknown is nowhere, not at the null meridian', () => {
  expect(isWithin({ latitude: null, longitude: null, radius: 200 }, '0', '0')).toBe(false);
});

test.each([
  [null, '2026-12-03', true],
  ['DAY', '2000-01-01', true],
  ['DAY', ' 2026-12-03\u200b', true],
  ['DAY', '', true],
  ['DAY', null, true],
  ['DAY', '1999-12-31', false],
  ['DAY', '2026-02-30', false],
  ['DAY', '2026-12-03T14:30:00+08:00', false],
  ['DAY', 20261203, false],
  ['MONTH', '2026-12-01', true],
  ['MONTH', '2026-12', false],
  ['MINUTE', '2026-12-03T14:30:00+08:00', true],
  ['MINUTE', '2026-12-03T14:30:00', false],
  ['MINUTE', '0026-12-03T14:30:00+08:00', false],
] as const)('of a question for a %s the answer %j can be read: %s', (precision, answer, right) => {
  const question = { id: 1, question_is_optional: true, question_format: 'DATETIME', precision } as const;
  expect(wrongDatesOf([question], [{ id: '1', answer }])).toEqual(right ? [] : ['1']);
  expect(wrongDatesOf([{ ...question, question_format: 'TEXT' }], [{ id: '1', answer }])).toEqual([]);
});

test('Q-196 an answer is stored as typed, without format characters', () => {
  expect(storedAnswer({ id: '1', answer: ' Anna\u200b ' })).toEqual({ id: '1', answer: 'Anna' });
  expect(storedAnswer({ id: '1', answer: ['a'] })).toEqual({ id: '1', answer: ['a'] });
});
