import { renderWithHost, translatePage } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
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

test('under page translation the numbers follow, below 0 and back', () => {
  let choose: (total: number) => void = () => undefined;
  const Panel = () => {
    const [total, setTotal] = useState(1_000);
    choose = setTotal;
    return <Costs points={500} total={total} available={1_200} balanceAfter={1_200 - total} />;
  };
  renderWithHost(<Panel />);
  const end = translatePage();
  for (const [total, balance] of [
    [1_500, '-300 (not enough points)'],
    [500, '700'],
    [1_000, '200'],
  ] as const) {
    act(() => choose(total));
    expect(rows().at(-1)).toEqual(['Balance', balance]);
  }
  end();
});
