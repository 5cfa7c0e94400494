import { useStrings } from '@mrw/shared-contracts';
import { useOnline } from '../../basics/viewport/online';
import { stateStrings } from './strings';

/** Why an action that needs the network is disabled, for the text below its button; null online. */
export function useOfflineReason(): string | null {
  const t = useStrings(stateStrings);
  return useOnline() ? null : t('offlineReason');
}
