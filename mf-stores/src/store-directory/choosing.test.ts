import { groupState, groupToggled, toggled } from './choosing';

test('an id is added and taken away', () => {
  expect(toggled([], '1')).toEqual(['1']);
  expect(toggled(['1', '2'], '1')).toEqual(['2']);
});

test.each([
  [[], 'none'],
  [['9'], 'none'],
  [['1'], 'some'],
  [['2', '1', '9'], 'all'],
] as const)('with %p chosen a region of districts 1 and 2 is chosen: %s', (chosen, state) => {
  expect(groupState(chosen, ['1', '2'])).toBe(state);
});

test('a region without districts is never chosen', () => {
  expect(groupState(['1'], [])).toBe('none');
});

test.each([
  [['9'], ['9', '1', '2']],
  [['1'], ['1', '2']],
  [['1', '2', '9'], ['9']],
] as const)('pressing a region turns %p into %p', (chosen, next) => {
  expect(groupToggled(chosen, ['1', '2'])).toEqual(next);
});
