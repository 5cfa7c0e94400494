import { useStrings } from '@mrw/shared-contracts';
import { UnconfirmedWrite } from './use-confirmed-write';
import { callStrings } from './strings';

/** The message of a write that failed: `text` says that it did not take place, which may not be known. */
export function useFailedWrite(): (error: unknown, text: string) => string {
  const t = useStrings(callStrings);
  return (error, text) => (error instanceof UnconfirmedWrite ? t('unconfirmed') : text);
}
