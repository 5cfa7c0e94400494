import { useStrings } from '@mrw/shared-contracts';
import { Button, useOfflineReason } from '@mrw/shared-ui';
import { selectionStrings } from './strings';
import type { Selection } from './use-selection';

/** Next, then Back and Confirm. */
export function StepButtons({ selection }: { selection: Selection }) {
  const t = useStrings(selectionStrings);
  const offline = useOfflineReason();
  if (selection.step === 'choose') {
    return (
      <Button
        wide
        disabled={selection.request === null}
        disabledReason={selection.stores.kind === 'ready' ? t('chooseStore') : undefined}
        onClick={selection.next}
      >
        {t('next')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" disabled={selection.sending} onClick={selection.back}>
        {t('back')}
      </Button>
      <Button
        disabled={(offline !== null || selection.request === null) && !selection.sending}
        disabledReason={offline ?? t('chooseStore')}
        busy={selection.sending}
        busyLabel={t('confirming')}
        onClick={selection.confirm}
      >
        {t('confirm')}
      </Button>
    </>
  );
}
