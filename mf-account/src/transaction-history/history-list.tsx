import { useStrings } from '@mrw/shared-contracts';
import { LinkButton } from '@mrw/shared-ui';
import { GrowingTable, type TablePlace } from '../lists/growing-table';
import { ListStates } from '../lists/list-states';
import { HistoryTable } from './history-table';
import { transactionHistoryStrings } from './strings';
import { useTransactionHistory } from './use-transaction-history';

export function HistoryList({ place = 'page' }: { place?: TablePlace }) {
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
      <GrowingTable list={list} place={place}>
        <HistoryTable items={list.items} />
      </GrowingTable>
    </ListStates>
  );
}
