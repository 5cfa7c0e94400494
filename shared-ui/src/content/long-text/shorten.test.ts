import { plainText, shorten } from './shorten';

test('a text of exactly 200 characters stays whole, one more is shortened (§9)', () => {
  expect(shorten('字'.repeat(200), 200)).toBeNull();
  expect(shorten('字'.repeat(201), 200)).toBe(`${'字'.repeat(200)}…`);
});

test('English is cut at the end of a word', () => {
  expect(shorten('one two three four', 10)).toBe('one two…');
});

test('a character outside the basic plane is never cut in half', () => {
  expect(shorten('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷…');
});

test('the words of HTML keep their lines and lose their tags', () => {
  expect(plainText('<p>One</p><ul><li>Two &amp; three</li></ul>Four<br>Five')).toBe(
    'One\nTwo & three\nFour\nFive',
  );
});
