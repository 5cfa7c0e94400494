import { useStrings } from '@mrw/shared-contracts';
import { scrollDistance } from '@mrw/shared-contracts/constants';
import { MoreItems, type MoreItemsProps } from '@mrw/shared-ui/more-items';
import { RowSkeletons } from './list-states';
import { listStrings } from './strings';

type Props = Pick<MoreItemsProps, 'list' | 'distance' | 'scrollParent'> & {
  /** True: a skeleton of the next rows keeps the footer in place. */
  ahead?: boolean;
};

/** The end of every list of this remote: 100 px on pages, 50 in panes, 90 % of a table in a modal. */
export function MoreRows({
  distance,
  ahead = (distance ?? scrollDistance.page) === scrollDistance.page,
  ...props
}: Props) {
  const t = useStrings(listStrings);
  return (
    <MoreItems
      {...props}
      {...(distance === undefined ? {} : { distance })}
      failure={t('moreFailed')}
      ahead={ahead && <RowSkeletons count={6} />}
    />
  );
}
