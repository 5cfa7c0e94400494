import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { Costs } from './costs';

const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const);

test.each<[string, number | null, number | null, [string, string][]]>([
  ['a visitor sees the cost only', null, null, []],
  [
    'a member with enough points sees what is left',
    2_000,
    1_000,
    [
      ['Available points', '2,000'],
      ['Balance', '1,000'],
    ],
  ],
  [
    'a member whose points are just enough sees that none is left',
    1_000,
    0,
    [
      ['Available points', '1,000'],
      ['Balance', '0'],
    ],
  ],
  [
    'a member with too few points sees by how many, in words too',
    300,
    -700,
    [
      ['Available points', '300'],
      ['Balance', '-700 (not enough points)'],
    ],
  ],
])('%s', (_, available, balanceAfter, more) => {
  renderWithHost(<Costs points={500} total={1_000} available={available} balanceAfter={balanceAfter} />);
  expect(rows()).toEqual([['Points required', '500'], ['Total', '1,000'], ...more]);
});
