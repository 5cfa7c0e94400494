import { useStrings } from '@mrw/shared-contracts';
import { LinkButton } from '@mrw/shared-ui';
import { ListStates } from '../lists/list-states';
import { MoreItems } from '../lists/more-items';
import { HistoryTable } from './history-table';
import { transactionHistoryStrings } from './strings';
import { useTransactionHistory } from './use-transaction-history';

export function HistoryList({ distance }: { distance?: number }) {
  const t = useStrings(transactionHistoryStrings);
  const list = useTransactionHistory();
  return (
    <ListStates
      list={list}
      outOfReach
      empty={{
        illustration: 'receipt',
        message: t('empty'),
        action: <LinkButton to="/offer/LATEST">{t('seeOffers')}</LinkButton>,
      }}
    >
      <HistoryTable items={list.items} />
      <MoreItems list={list} {...(distance === undefined ? {} : { distance })} />
    </ListStates>
  );
}
