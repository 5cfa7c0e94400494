import { useStrings } from '@mrw/shared-contracts';
import { Notice } from '@mrw/shared-ui';
import { outcomeStrings } from './strings';

/** Shown while the outcome of a call is read back: nothing is said about it before. */
export function CheckingOutcome() {
  const t = useStrings(outcomeStrings);
  return (
    <Notice live>
      <p>{t('checking')}</p>
    </Notice>
  );
}
