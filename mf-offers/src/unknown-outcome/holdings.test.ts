import { hasNew, type Holdings } from './holdings';

const whole = (...ids: string[]): Holdings => ({ ids, whole: true });
const firstPage = (...ids: string[]): Holdings => ({ ids, whole: false });
const none = whole();

test.each<[string, Holdings[], Holdings[], boolean]>([
  ['the first of all', [none, none], [whole('a'), none], true],
  ['nothing', [none, none], [none, none], false],
  ['one before the others', [firstPage('c', 'b'), none], [firstPage('d', 'c'), none], true],
  ['as many as a page has', [firstPage('c', 'b'), none], [firstPage('e', 'd'), none], true],
  ['one that starts later', [whole('a'), none], [whole('a'), whole('b')], true],
  [
    'one of the same moment as another',
    [firstPage('c', 'b', 'a'), none],
    [firstPage('c', 'd', 'b'), none],
    true,
  ],
  ['one of the same moment as all others', [whole('b', 'a'), none], [whole('b', 'a', 'c'), none], true],
  ['one that left', [whole('b', 'a'), none], [whole('a'), none], false],
  ['one that moves up from the next page', [firstPage('c', 'b'), none], [firstPage('b', 'a'), none], false],
  ['one whose day has come', [whole('a'), whole('b')], [whole('b', 'a'), none], false],
])('sees whether something is new: %s', (_, before, now, isNew) => {
  expect(hasNew(before, now)).toBe(isNew);
});
