/** @jest-environment node */
import { matchingStyles, wantedIn, withoutStates } from './matching-styles';

/** The rules for a view with something that these selectors match. */
const rulesFor = (sheets: readonly string[], ...matched: string[]) =>
  matchingStyles(sheets, new Set(matched));

test.each([
  ['.a:hover', '.a'],
  ['.a::before', '.a'],
  ['*:before', '*'],
  ['::selection', '*'],
  ['.a > :focus-visible', '.a > *'],
  ['.a:focus:not(:focus-visible)', '.a'],
  ['.a:not(.b)', '.a:not(.b)'],
  ['.a:is(:hover,:focus) .b', '.a:is(*,*) .b'],
  [':root', ':root'],
  ['[lang|=zh]', '[lang|=zh]'],
  ['.a:disabled', '.a:disabled'],
  ['html[data-chosen] .a', 'html .a'],
  ["html[data-first-picture] .a[loading='lazy']", "html .a[loading='lazy']"],
  ['html:not([data-mobile]) .a', 'html .a'],
])('%s is kept when %s is in the view', (selector, asked) => {
  expect(withoutStates(selector)).toBe(asked);
});

test('only rules that match are kept, in order and under their conditions', () => {
  const css = `
    .a, .gone { color: red }
    @media (min-width: 60em) { .a:focus { color: blue } .gone { color: red } }
    @media (min-width: 90em) { .gone { color: red } }
    @media print { .a { display: none } }
    @supports (display: grid) { .b { display: grid } }`;
  expect(rulesFor([css, '.b { margin: 0; }'], '.a', '.b')).toBe(
    '.a{color: red}@media (min-width: 60em){.a:focus{color: blue}}@supports (display: grid){.b{display: grid}}.b{margin: 0}'
      .replaceAll(': ', ':')
      .replaceAll('(min-width:60em)', '(min-width: 60em)')
      .replaceAll('(display:grid)', '(display: grid)'),
  );
});

test('custom properties and keyframes are kept as far as kept rules name them, also by another one', () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:2px}.a{width:var(--b);animation:in 1s}.gone{width:var(--c);animation:out 1s}@keyframes in{from{width:0}}@keyframes out{from{width:0}}';
  expect(rulesFor([css], ':root', '.a')).toBe(
    ':root{--a:1px;--b:var(--a)}.a{width:var(--b);animation:in 1s}@keyframes in{from{width:0}}',
  );
});

test('what older browsers read and newer ones overwrite stays in both forms', () => {
  const css = '.a{height:100vh;height:100dvh}';
  expect(rulesFor([css], '.a')).toBe(css);
});

test('a selector that many sheets have is asked about once', () => {
  expect(wantedIn(['.a{margin:0}.a:hover{margin:1px}', '.a{padding:0}'])).toEqual(['.a']);
});

test('what only a pointer changes is left out, with transitions', () => {
  const css =
    '.a:hover,.a:focus{color:red}.a:active{top:0}.a{transition:color 1s var(--t);color:blue}:root{--t:ease}';
  expect(rulesFor([css], '.a', ':root')).toBe('.a:focus{color:red}.a{color:blue}');
});
