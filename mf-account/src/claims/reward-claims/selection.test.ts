import { selectedId, type Selection } from './selection';

test.each<[string, Selection, string[], string | null]>([
  ['A-132', { kind: 'first' }, ['3001', '3002'], '3001'],
  ['A-136', { kind: 'first' }, [], null],
  ['A-132', { kind: 'chosen', id: '3002' }, ['3001', '3002'], '3002'],
  ['A-142', { kind: 'none' }, ['3002'], null],
])('%s the open claim (%#)', (_, selection, ids, id) => {
  expect(selectedId(selection, ids)).toBe(id);
});
