import { useStrings } from '@mrw/shared-contracts';
import { LateOutcome } from '@mrw/shared-ui/outcome';
import { guestStrings } from './strings';

/** A guest has registered, but the page with the code has not come. */
export function LateRegistration({ onGoOn }: { onGoOn(): void }) {
  const t = useStrings(guestStrings);
  return (
    <LateOutcome title={t('registered')} label={t('showCode')} onGoOn={onGoOn}>
      <p>{t('codeFollows')}</p>
    </LateOutcome>
  );
}
