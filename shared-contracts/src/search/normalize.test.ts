import { hasHan, matchesWords, normalize } from './normalize';
import { readScriptTable } from './script-table';

const table = readScriptTable('碼 码|頭 头|臺 台|鐘 钟|鍾 钟 锺');

test.each([
  ['Ｐｉｅｒ　１', 'pier 1'],
  ['Café', 'cafe'],
  ['Pi\u200ber\u3164', 'pier'],
  ['ﾊｰﾊﾞｰ', 'ハーバー'],
  ['碼頭', '码头'],
  ['码头', '码头'],
  ['臺', '台'],
])('%s is compared as %s', (text, normalized) => {
  expect(normalize(text, table)).toBe(normalized);
});

test('of several Simplified characters the first one counts', () => {
  expect(normalize('鍾', table)).toBe(normalize('鐘', table));
});

test.each([
  ['', ['Pier Books'], true],
  ['pier', ['Pier Books'], true],
  ['books  PIER', ['Pier Books'], true],
  ['ｂｏｏｋｓ', ['Pier Books'], true],
  ['coffee', ['Pier Books'], false],
  ['码头', ['碼頭書店'], true],
  ['碼頭', ['Pier Books', '码头书店'], true],
  ['碼 頭', ['碼頭書店'], true],
  ['書店碼頭', ['碼頭書店'], false],
])('%j finds %j: %s', (wanted, names, found) => {
  expect(matchesWords(wanted, names, table)).toBe(found);
});

test('without the table Chinese is compared as it is written', () => {
  expect(matchesWords('碼頭', ['碼頭書店'], null)).toBe(true);
  expect(matchesWords('码头', ['碼頭書店'], null)).toBe(false);
});

test('only Chinese needs the table', () => {
  expect(hasHan('Pier 1')).toBe(false);
  expect(hasHan('Pier 一')).toBe(true);
});
