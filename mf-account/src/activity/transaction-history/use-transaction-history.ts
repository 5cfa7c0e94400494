import { useHost, usePagedList } from '@mrw/shared-contracts';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { transactionItem } from '@mrw/shared-contracts/api/transaction-history';
import { useMember } from '@mrw/shared-ui/member';

export const historyKey = ['transaction-history'];

export function useTransactionHistory() {
  const { http } = useHost();
  const { uid } = useMember();
  return usePagedList({
    key: historyKey,
    client: http.other,
    first: {
      url: `/customers/${uid}/transaction_history`,
      params: { ...pageParameters(pageSizes.transactionHistory), sort: '-date' },
    },
    item: transactionItem,
  });
}
