import { canSave, onTheWire, toggled } from './value-rules';

test.each([
  ['A-057', 'TEXT', true, ' ', false],
  ['A-057', 'TEXT', false, '', true],
  ['A-057', 'MULTI_CHOICE_MODAL', false, '', false],
  ['A-057', 'MULTI_CHOICE_MODAL', true, 'books', true],
] as const)(
  '%s a %s that is required (%s) with "%s" can be saved: %s',
  (_, field_type, is_required, draft, can) => {
    expect(canSave({ field_type, is_required }, draft)).toBe(can);
  },
);

test.each([
  ['NUMBER', ' １，５ ', '1.5'],
  ['NUMBER', '12345678901234', '12345678901234'],
  ['NUMBER', ' ', ''],
  ['TEXT', ' １．５ ', '１．５'],
] as const)('a %s "%s" is stored as "%s"', (field_type, draft, stored) => {
  expect(onTheWire({ field_type }, draft)).toBe(stored);
});

test('A-059 choices are joined by commas in the order of the configuration', () => {
  const order = ['coffee', 'books', 'cinema'];
  expect(toggled('cinema', 'coffee', true, order)).toBe('coffee,cinema');
  expect(toggled('coffee,cinema', 'coffee', false, order)).toBe('cinema');
});
