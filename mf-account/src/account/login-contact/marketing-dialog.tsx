import { useStrings } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import { loginContactStrings } from './strings';
import type { LoginContactFlow } from './use-login-contact';

/** The question about direct marketing after a second contact was stored (§4). */
export function MarketingDialog({ flow }: { flow: LoginContactFlow }) {
  const t = useStrings(loginContactStrings);
  return (
    <Dialog
      open
      onClose={flow.disagree}
      title={t('marketingTitle')}
      role="alertdialog"
      closable={!flow.agreeing}
      actions={
        <>
          <Button variant="outline" disabled={flow.agreeing} onClick={flow.disagree}>
            {t('disagree')}
          </Button>
          <Button busy={flow.agreeing} onClick={flow.agree}>
            {t('agree')}
          </Button>
        </>
      }
    >
      <p>{t('marketingQuestion')}</p>
    </Dialog>
  );
}
