import { useHost, useStrings } from '@mrw/shared-contracts';
import { LinkButton } from '@mrw/shared-ui';
import { Shortcut } from '@mrw/shared-ui/shortcuts';
import { GrowingTable, type TablePlace } from '../../common/lists/growing-table';
import { ListStates } from '../../common/lists/list-states';
import { HistoryTable } from './history-table';
import { transactionHistoryStrings } from './strings';
import s from './transaction-history.module.css';
import { useTransactionHistory } from './use-transaction-history';

export function HistoryList({ place = 'page' }: { place?: TablePlace }) {
  const t = useStrings(transactionHistoryStrings);
  const { shortcuts } = useHost().config;
  const list = useTransactionHistory();
  return (
    <>
      {shortcuts && (
        <div className={s.claim}>
          <Shortcut icon="receipt" title={t('missing')} text={t('claim')} to="/transaction/create" />
        </div>
      )}
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
    </>
  );
}
