import { clockText } from './clock-text';

test.each([
  [300, '5:00'],
  [192, '3:12'],
  [61, '1:01'],
  [9, '0:09'],
])('%i seconds read as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
