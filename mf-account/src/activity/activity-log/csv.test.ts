import { csvText } from './csv';

test.each([
  ['=SUM(A1)', `"'=SUM(A1)"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@cmd', `"'@cmd"`],
  [' =1', `"' =1"`],
  ['＝1', `"'＝1"`],
  ['\tx', `"'\tx"`],
  ['say "hi", you', '"say ""hi"", you"'],
  ['碼頭簽到', '"碼頭簽到"'],
  [-500, '-500'],
])('%p becomes %p', (value, text) => {
  expect(csvText([[value]])).toBe(`\uFEFF${text}\r\n`);
});

test('rows end as spreadsheets expect', () => {
  expect(
    csvText([
      ['a', 1],
      ['b', 2],
    ]),
  ).toBe('\uFEFF"a",1\r\n"b",2\r\n');
});
