import { needsRefresh, subjectOf } from './tokens';

const minutes = (count: number) => count * 60_000;
const received = { access: 'a', refresh: 'r', receivedAt: minutes(1_000) };

test.each([
  [0, false],
  [49, false],
  [50, false],
  [50.01, true],
  [51, true],
  [600, true],
  [-5, true],
])('a token received %p minutes ago: refresh %p', (age, expected) => {
  expect(needsRefresh(received, received.receivedAt + minutes(age))).toBe(expected);
});

const token = (payload: unknown) => `x.${btoa(JSON.stringify(payload))}.y`;

test.each([
  [token({ sub: '1002' }), '1002'],
  [token({ sub: 1002 }), null],
  [token({}), null],
  ['x.%%%.y', null],
  ['', null],
])('the subject of %p is %p', (access, subject) => {
  expect(subjectOf(access)).toBe(subject);
});
