import { useStrings } from '@mrw/shared-contracts';
import { useOnline } from '@mrw/shared-ui';
import { pressStrings } from './strings';

/** Why an action that needs the network cannot be pressed now; null while there is one. */
export function useOfflineReason(): string | null {
  const t = useStrings(pressStrings);
  return useOnline() ? null : t('offline');
}
