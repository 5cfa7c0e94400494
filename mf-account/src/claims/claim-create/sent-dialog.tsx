import { useStrings } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import type { SentClaim } from '../reward-claims/claim-sent';
import { claimCreateStrings } from './strings';

type Props = { sent: SentClaim | null; onLeave(sent: SentClaim): void };

/** Says that a claim was sent where the code of the page that shows it has not come. */
export function SentDialog({ sent, onLeave }: Props) {
  const t = useStrings(claimCreateStrings);
  const leave = () => {
    if (sent) onLeave(sent);
  };
  return (
    <Dialog
      open={sent !== null}
      onClose={leave}
      title={t('submitted')}
      actions={
        <Button wide onClick={leave}>
          {t('seeClaims')}
        </Button>
      }
    >
      <p>{t('received', { number: sent?.receiptNumber ?? '' })}</p>
    </Dialog>
  );
}
