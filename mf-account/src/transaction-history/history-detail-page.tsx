import { useStrings } from '@mrw/shared-contracts';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { NetworkErrorState, OfflineStrip, PageLayout, ProgressLine, useMinimumVisible } from '@mrw/shared-ui';
import { useParams } from 'react-router-dom';
import { RowSkeletons } from '../lists/list-states';
import { transactionHistoryStrings } from './strings';
import { TransactionView } from './transaction-view';
import { useTransaction } from './use-transaction';

export default function HistoryDetailPage() {
  const t = useStrings(transactionHistoryStrings);
  const { id = '' } = useParams();
  const { data, isPending, isError, isFetching, refetch } = useTransaction(id);
  const busy = useMinimumVisible(isPending, minimumVisible.firstLoad);
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
      <OfflineStrip />
      <div aria-busy={isPending}>
        <ProgressLine busy={busy} />
        {isPending && <RowSkeletons />}
        {isError && !data && <NetworkErrorState onRetry={() => void refetch()} busy={isFetching} />}
        {data && <TransactionView transaction={data} />}
      </div>
    </PageLayout>
  );
}
