import { nextLink, parseLinkHeader } from './link-header';

const next = 'http://localhost:4000/campaigns?page%5Bnumber%5D=2&page[size]=20';

test.each([
  [`<${next}>; rel="next", <http://x/1>; rel="first", <http://x/3>; rel="last"`, next],
  [`<http://x/1>; rel="prev", <${next}>; rel="next"`, next],
  [`<${next}>;rel=next`, next],
  [`<${next}>; title="a, b"; rel="next"`, null],
  [`<http://x/stores?filter[brand]=1,2;3>; rel="next"`, 'http://x/stores?filter[brand]=1,2;3'],
  [`<${next}>; rel="last next"`, next],
  [`<${next}>; REL="NEXT"`, next],
  ['<http://x/1>; rel="first", <http://x/1>; rel="last"', null],
  ['<>; rel="next"', null],
  [`<${next}>  ;  rel  =  "next"`, next],
  [`<${next}>; rel=  next`, next],
  [`<${next}>; title="x"; rel="next"`, next],
  [`<${next}>; rel=next; title="x"`, next],
  [`<${next}>; rel="last   next"`, next],
  [`<${next}>; myrel="next"`, null],
  [`<${next}>; rel="nextpage"`, null],
  [`<${next}>; rel=""`, null],
  [`<${next}>; rel`, null],
  [`<${next}>`, null],
  [`<${next}>, <http://x/9>; rel="next"`, 'http://x/9'],
  ['not a link', null],
  ['', null],
  [undefined, null],
  [['<http://x/2>; rel="next"'], null],
])('the next page of %p is %p', (header, expected) => {
  expect(nextLink(header)).toBe(expected);
});

test('every relation is read', () => {
  expect(
    parseLinkHeader('<a>; rel="next", <b>; rel="prev", <c>; rel="first", <d>; rel="last", <e>; rel="help"'),
  ).toEqual({ next: 'a', prev: 'b', first: 'c', last: 'd' });
});

test('the first of two links with one relation wins', () => {
  expect(nextLink('<a>; rel="next", <b>; rel="next"')).toBe('a');
});
