import { useStrings } from '@mrw/shared-contracts';
import { Button, Notice } from '@mrw/shared-ui';
import { acquireStrings } from '../acquire/acquire-strings';

type Props = { looking: boolean; onLookAgain(): void };

/** No response arrived: the result follows by itself, or at a press. */
export function UnknownNotice({ looking, onLookAgain }: Props) {
  const t = useStrings(acquireStrings);
  return (
    <Notice tone="warn" live>
      <p>{t('unknownResult')}</p>
      <Button variant="quiet" icon="refresh" busy={looking} onClick={onLookAgain}>
        {t('lookAgain')}
      </Button>
    </Notice>
  );
}
