import { useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { HistoryList } from './history-list';
import { transactionHistoryStrings } from './strings';

export default function HistoryPage() {
  const t = useStrings(transactionHistoryStrings);
  return (
    <PageLayout title={t('title')} width="reading">
      <OfflineStrip />
      <HistoryList />
    </PageLayout>
  );
}
