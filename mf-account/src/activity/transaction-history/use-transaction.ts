import { readItem, useHost, useLanguage } from '@mrw/shared-contracts';
import { transactionDetail } from '@mrw/shared-contracts/api/transaction-history';
import { useMember } from '@mrw/shared-ui/member';
import { useQuery } from '@tanstack/react-query';

export function useTransaction(id: string) {
  const { http } = useHost();
  const { uid } = useMember();
  const language = useLanguage();
  return useQuery({
    queryKey: ['transaction-history', 'detail', id, uid, language],
    queryFn: ({ signal }) =>
      readItem(
        http.other,
        { url: `/customers/${uid}/transaction_history/${encodeURIComponent(id)}`, signal },
        transactionDetail,
        ['orderStatus'],
      ),
  });
}
