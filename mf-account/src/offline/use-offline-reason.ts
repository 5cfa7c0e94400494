import { useStrings } from '@mrw/shared-contracts';
import { useOnline } from '@mrw/shared-ui';
import { offlineStrings } from './strings';

/** Why nothing can be stored now, as it stands beneath the button that would; null while there is a network. */
export function useOfflineReason(): string | null {
  const t = useStrings(offlineStrings);
  return useOnline() ? null : t('reason');
}
