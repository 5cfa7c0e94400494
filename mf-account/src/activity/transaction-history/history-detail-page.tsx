import { useStrings } from '@mrw/shared-contracts';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { useParams } from 'react-router-dom';
import { DetailStates } from '../../common/details/detail-states';
import { transactionHistoryStrings } from './strings';
import { TransactionView } from './transaction-view';
import { useTransaction } from './use-transaction';

export default function HistoryDetailPage() {
  const t = useStrings(transactionHistoryStrings);
  const { id = '' } = useParams();
  const reading = useTransaction(id);
  return (
    <PageLayout
      title={t('detail')}
      width="reading"
      breadcrumb={[
        { label: t('home'), to: '/home' },
        { label: t('title'), to: '/transaction_history' },
        { label: t('detail') },
      ]}
    >
      <OfflineStrip savedAt={reading.dataUpdatedAt || null} />
      <DetailStates query={reading} outOfReach>
        {(transaction) => <TransactionView transaction={transaction} />}
      </DetailStates>
    </PageLayout>
  );
}
