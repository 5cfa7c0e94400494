import {
  anyOffer,
  choiceParameters,
  countFilters,
  leavesOut,
  readChoice,
  writeChoice,
  type OfferChoice,
} from './offer-choice';
import { lastPageOf } from './use-offers';

const read = (query: string) => readChoice(new URLSearchParams(query));

test.each<[string, Partial<OfferChoice>]>([
  ['', {}],
  ['search=+tea+', { search: 'tea' }],
  ['sort=ending', { sort: 'ending' }],
  ['sort=colour', {}],
  ['points=500', { points: 500 }],
  ['points=mine', { points: 'mine' }],
  ['points=-5', {}],
  ['points=5e3', {}],
  ['kind=stamp&kind=coupon&kind=cake', { kinds: ['COUPON_CAMPAIGN', 'STAMP_CAMPAIGN'] }],
  ['only=new&only=ending&only=now', { isNew: true, isEnding: true, isNow: true }],
])('the address %j asks for %j', (query, choice) => {
  expect(read(query)).toEqual({ ...anyOffer, ...choice });
});

test.each(['search=tea&sort=points&points=mine&kind=ticket&only=new', 'points=0', 'only=ending&only=now'])(
  '%s is written as it is read, beside other parameters',
  (query) => {
    const before = new URLSearchParams('id=1&search=old&kind=stamp');
    expect(writeChoice(before, read(query)).toString()).toBe(`id=1&${query}`);
  },
);

test.each<[string, number | null, Record<string, string>]>([
  ['', 100, {}],
  ['search=tea', null, { 'filter[search]': 'tea' }],
  ['points=500', 100, { 'filter[max_points]': '500' }],
  ['points=mine', 100, { 'filter[max_points]': '100' }],
  ['points=mine', -20, { 'filter[max_points]': '0' }],
  ['points=mine', null, {}],
  ['kind=coupon&kind=ticket', null, { 'filter[type]': 'COUPON_CAMPAIGN,TICKET_CAMPAIGN' }],
  ['only=new&only=ending', null, { 'filter[is_new]': 'true', 'filter[is_ending]': 'true' }],
  ['only=now', 100, { 'filter[max_points]': '100', 'filter[is_available]': 'true' }],
  ['points=500&only=now', 100, { 'filter[max_points]': '100', 'filter[is_available]': 'true' }],
  ['points=50&only=now', 100, { 'filter[max_points]': '50', 'filter[is_available]': 'true' }],
  ['only=now', null, { 'filter[is_available]': 'true' }],
  ['sort=ending', null, { sort: 'end_date,-id' }],
  ['sort=points', null, { sort: 'required_points,-id' }],
])('%j of a member with %s points is requested as %j', (query, balance, parameters) => {
  expect(choiceParameters(read(query), balance)).toEqual(parameters);
});

test.each([
  ['', 0, false],
  ['sort=points', 0, false],
  ['search=tea', 0, true],
  ['points=500&kind=coupon&kind=stamp&only=new&only=now', 5, true],
])('%j has %i filters and leaves offers out: %s', (query, count, out) => {
  expect(countFilters(read(query))).toBe(count);
  expect(leavesOut(read(query))).toBe(out);
});

test.each([
  ['<http://api.test/campaigns?page[number]=83&page[size]=1>; rel="last"', 83],
  ['<http://api.test/campaigns?a=1&page%5Bnumber%5D=7>; rel="last"', 7],
  ['<http://api.test/campaigns?cursor=2>; rel="last"', null],
  ['<http://api.test/campaigns?page[number]=2>; rel="next"', null],
  [undefined, null],
])('the number of the last page of %j is %s', (header, page) => {
  expect(lastPageOf(header)).toBe(page);
});
