import { useStrings } from '@mrw/shared-contracts';
import { useOnline } from '../viewport/online';
import { stateStrings } from './strings';

/** Why an action that needs the network cannot be pressed now, for beneath its button; null while there is one. */
export function useOfflineReason(): string | null {
  const t = useStrings(stateStrings);
  return useOnline() ? null : t('offlineReason');
}
