import { useHost, type KeptWallet } from '@mrw/shared-contracts';
import { useMember } from '@mrw/shared-ui/member';
import { useQuery } from '@tanstack/react-query';

/** What this device keeps of coupons and tickets; undefined until it was read, null without any. */
export function useKeptWallet(): KeptWallet | null | undefined {
  const { offlineCard } = useHost();
  const { uid } = useMember();
  return useQuery({
    queryKey: ['kept', uid],
    queryFn: () => offlineCard?.wallet?.() ?? null,
    gcTime: 0,
    staleTime: 0,
  }).data;
}
