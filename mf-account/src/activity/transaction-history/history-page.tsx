import { useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { RefreshList } from '../../common/lists/refresh-list';
import { HistoryList } from './history-list';
import { transactionHistoryStrings } from './strings';
import { historyKey, useTransactionHistory } from './use-transaction-history';

export default function HistoryPage() {
  const t = useStrings(transactionHistoryStrings);
  const { readAt } = useTransactionHistory();
  return (
    <PageLayout title={t('title')} width="reading" actions={<RefreshList lists={historyKey} />}>
      <OfflineStrip savedAt={readAt} />
      <HistoryList />
    </PageLayout>
  );
}
