import { acceptanceTable } from './table';

const map = { 'S-001': 'menu of a visitor', 'S-002': 'menu of a member', 'S-003': 'no empty bubble' };

test('a test covers the ids that its title starts with, and no others', () => {
  const rows = acceptanceTable(map, [
    { title: 'S-001 the menu shows four entries', passed: true },
    { title: 'S-001 S-002, both menus', passed: false },
    { title: 'as S-003 says', passed: true },
  ]);
  expect(rows.map(({ id, tests }) => [id, tests.length])).toEqual([
    ['S-001', 2],
    ['S-002', 1],
    ['S-003', 0],
  ]);
});
