import { isOver, photosIn } from './receipt-box';

const hour = 3_600_000;
const file = (name: string, type: string, size = 3) => {
  const made = new File(['abc'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const names = (values: readonly FormDataEntryValue[]) => photosIn(values).map(({ name }) => name);

test('only pictures that a member could choose are kept, five at most', () => {
  const given = [
    'a text',
    file('a', 'application/pdf'),
    file('b', ''),
    file('c', 'image/png', 0),
    file('d', 'image/jpeg', 31 * 1024 * 1024),
    file('e', 'image/heic', 30 * 1024 * 1024),
    file('f', 'image/png'),
  ];
  expect(names(given)).toEqual(['e', 'f']);
  const many = ['1', '2', '3', '4', '5', '6'].map((name) => file(name, 'image/png'));
  expect(names(many)).toEqual(['1', '2', '3', '4', '5']);
});

test.each([
  ['at once', 0, false],
  ['within a day', 24 * hour - 1, false],
  ['after a day', 24 * hour, true],
  ['with a clock that was set back', -1, true],
  ['without a time', Number.NaN, true],
])('a picture is over: %s', (_, age, over) => {
  expect(isOver(1_000 * hour, 1_000 * hour + age)).toBe(over);
});
