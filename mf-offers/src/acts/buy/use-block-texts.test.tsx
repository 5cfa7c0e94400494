import { renderWithHost } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import type { BuyBlock } from './buy-block';
import { useBlockTexts } from './use-block-texts';

type Props = { block: BuyBlock | null; kind?: 'coupon' | 'ticket' | undefined };

function Words({ block, kind }: Props) {
  const { label, reason } = useBlockTexts(block, kind);
  return (
    <>
      <h1>{label}</h1>
      <p>{reason}</p>
    </>
  );
}

test.each<[BuyBlock | null, Props['kind'], string, string]>([
  [null, 'coupon', '', ''],
  [
    { kind: 'not-started', from: '2099-11-28T00:00:00+08:00' },
    'coupon',
    'Available on 28 Nov 2099',
    'This campaign has not started yet.',
  ],
  [{ kind: 'out-of-stock' }, undefined, '', 'Out of stock'],
  [{ kind: 'out-of-stock' }, 'ticket', '', 'Sold out'],
  [{ kind: 'inactive' }, 'coupon', '', 'This campaign is no longer available.'],
  [{ kind: 'nothing-left' }, 'coupon', '', 'You have reached the limit of this campaign.'],
  [{ kind: 'missing-points', points: 1 }, 'coupon', '', 'Needs 1 more point'],
  [{ kind: 'missing-points', points: 1_200 }, 'ticket', '', 'Needs 1,200 more points'],
])('says of %j (%s) on its button "%s", and below it "%s"', (block, kind, label, reason) => {
  renderWithHost(<Words block={block} kind={kind} />);
  expect(screen.getByRole('heading')).toHaveTextContent(new RegExp(`^${label}$`));
  expect(screen.getByRole('paragraph').textContent).toBe(reason);
});
