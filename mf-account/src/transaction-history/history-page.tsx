import { useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { RefreshList } from '../lists/refresh-list';
import { HistoryList } from './history-list';
import { transactionHistoryStrings } from './strings';
import { historyKey } from './use-transaction-history';

export default function HistoryPage() {
  const t = useStrings(transactionHistoryStrings);
  return (
    <PageLayout title={t('title')} width="reading" actions={<RefreshList lists={historyKey} />}>
      <OfflineStrip />
      <HistoryList />
    </PageLayout>
  );
}
