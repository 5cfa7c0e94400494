import { takeReferCode } from './refer-code';

const take = (query: string) => takeReferCode(new URLSearchParams(query), () => sessionStorage);

test('Q-148 the code of the referring member is kept for the sign-up link', () => {
  expect(take('referCode=M-1002')()).toBe('M-1002');
  expect(take('')()).toBe('M-1002');
});

test.each(['', 'referCode=', 'referCode=%3Cscript%3E', `referCode=${'x'.repeat(41)}`])(
  'the query %p brings no code',
  (query) => {
    expect(take(query)()).toBeNull();
  },
);

test('where storage is blocked the code lasts for the page', () => {
  const read = takeReferCode(new URLSearchParams('referCode=M-1'), () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(read()).toBe('M-1');
});
