import { differs, switched } from './coupling';

const off = { general: false, email: false };
const on = { general: true, email: true };

test.each([
  ['A-064', off, 'email', true, on],
  ['A-065', on, 'general', false, off],
  ['A-065', off, 'general', true, on],
  ['A-064', on, 'email', false, { general: true, email: false }],
] as const)('%s switching (%#)', (_, current, which, to, result) => {
  expect(switched(current, which, to)).toEqual(result);
});

test('A-063 nothing differs until a switch is turned', () => {
  expect(differs(on, { ...on })).toBe(false);
  expect(differs(on, { general: true, email: false })).toBe(true);
});
