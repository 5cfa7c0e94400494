import { displayName, formatList, initials, namesakePlaces } from './names';

test.each([
  ['Ka Man', 'Chan', 'Ka Man'],
  ["Mary-Jane O'Neil Jr.", 'Smith', "Mary-Jane O'Neil Jr."],
  ['大文', '陳', '陳大文'],
  ['José', 'Silva', 'SilvaJosé'],
  ['Ken2', 'Lee', 'LeeKen2'],
  ['', 'Chan', 'Chan'],
  [' Amy ', 'Chan', 'Amy'],
  ['\u3164', 'Chan', 'Chan'],
  [null, undefined, ''],
])('first %p and last %p are shown as %p (Q-120)', (first, last, shown) => {
  expect(displayName(first, last)).toBe(shown);
});

test.each([
  ['Chan Ka Man', 'CK'],
  ['amy', 'A'],
  ['陳大文', '陳'],
  ['', ''],
])('the initials of %p are %p', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test.each([
  ['en', '4, 10'],
  ['zh-Hant', '4、10'],
  ['zh-Hans', '4、10'],
] as const)('a list in %s is %s', (language, text) => {
  expect(formatList([4, 10], language)).toBe(text);
});

test.each([
  [
    ['Tea', 'Kite', 'Tea', 'Tea'],
    [1, null, 2, 3],
  ],
  [['Tea'], [null]],
  [[], []],
])('the places among namesakes in %j are %j', (names, places) => {
  expect(namesakePlaces(names)).toEqual(places);
});
