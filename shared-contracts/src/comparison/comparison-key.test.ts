import { asTyped, comparisonKey, emailKey, isBlank, isEmail, withoutInvisible } from './comparison-key';

test.each([
  ['INV-77', 'inv-77'],
  [' INV-77 ', 'inv-77'],
  ['INV-77\u200b', 'inv-77'],
  ['IN\u00adV-\u206077', 'inv-77'],
  ['\ufeffINV-77\ufe0f', 'inv-77'],
  ['ＩＮＶ-77', 'inv-77'],
  ['INV–77', 'inv-77'],
  ['INV−77', 'inv-77'],
  ['INV\u201177', 'inv-77'],
  ['INV－77', 'inv-77'],
  ['INV\u3164-77\u2800', 'inv-77'],
  ['INV\u0001-77', 'inv-77'],
  ['A\u3000\u00a0 7\t7', 'a 7 7'],
  ['INV 77', 'inv 77'],
  ['Café', 'café'],
  ['Cafe\u200b\u0301', 'café'],
  ['STRASSE straße ẞ', 'strasse strasse ss'],
  ['ΟΔΟΣ', 'οδος'],
  ['ıI', 'ıi'],
  ['收據', '收據'],
])('Q-196 %j is compared as %j', (text, key) => {
  expect(comparisonKey(text)).toBe(key);
});

test('Q-196 the key of a key is itself, whatever the character', () => {
  const moved: string[] = [];
  for (let code = 1; code < 0x110000; code += 1) {
    const text = `a${String.fromCodePoint(code)}b`;
    const key = comparisonKey(text);
    if (comparisonKey(key) !== key) moved.push(code.toString(16));
  }
  expect(moved).toEqual([]);
});

test.each([
  ['Taken@Example.test', 'taken@example.test'],
  ['taken@example.test.', 'taken@example.test'],
  ['taken@example。test．', 'taken@example.test'],
  ['ｔａｋｅｎ＠example.test', 'taken@example.test'],
  ['tak\u200ben@example.test', 'taken@example.test'],
  ['taken.@example.test', 'taken.@example.test'],
])('Q-196 the e-mail %j is that of %j', (text, key) => {
  expect(isEmail(text)).toBe(true);
  expect(emailKey(text)).toBe(key);
});

test.each([
  '',
  'rita',
  'rita@example',
  'rita@example..test',
  'rita@.test',
  'rita@example.test..',
  'ri ta@example.test',
  'a@b@example.test',
  '\u3164@example.test',
  `${'a'.repeat(250)}@b.test`,
])('Q-165 %j is no e-mail', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  '',
  ' \t\n\u3000',
  '\u3164',
  '\u200b\u200d',
  '\u115f\u1160\uffa0',
  '\ufe0f\u{e0100}',
  '\u2800',
  '\u{1d159}',
  '\u0001',
])('Q-196 %j is empty', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(comparisonKey(text)).toBe('');
});

test.each(['.', '一', '👨‍👩‍👧', 'ー'])('%j is not empty', (text) => {
  expect(isBlank(text)).toBe(false);
  expect(comparisonKey(text)).not.toBe('');
});

test.each([
  [' Rita\u200b ', 'Rita'],
  ['Ｒita–1', 'Ｒita–1'],
  ['Ri\u200dta', 'Rita'],
  ['A 👨‍👩‍👧\u200b', 'A 👨‍👩‍👧'],
  ['❤️‍🔥 👩🏽‍🚀', '❤️‍🔥 👩🏽‍🚀'],
  ['👨\u200dA', '👨A'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['A\u{e0067}', 'A'],
])('Q-196 %j is stored as %j', (text, stored) => {
  expect(asTyped(text)).toBe(stored);
});

test('a search sees a text without what nobody sees', () => {
  expect(withoutInvisible('Pi\u200ber\u3164')).toBe('Pier');
});
