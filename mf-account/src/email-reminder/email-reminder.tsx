import { useHost, useSession, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog, LinkButton } from '@mrw/shared-ui';
import { useMemo, useState } from 'react';
import { wasReminded, rememberReminder } from './reminded';
import { emailReminderStrings } from './strings';

/** Asks a member without an e-mail for one, once per session, where the deployment wants it. */
export function EmailReminder() {
  const t = useStrings(emailReminderStrings);
  const { config } = useHost();
  const session = useSession();
  const [dismissedBy, setDismissedBy] = useState<string | null>(null);
  const customer = session.kind === 'member' ? session.member.customer : null;
  const uid = customer?.uid ?? '';
  const remindedBefore = useMemo(() => wasReminded(uid), [uid]);
  const missing = customer !== null && !customer.email_address;
  const open = config.flags.emailReminderPrompt && missing && !remindedBefore && dismissedBy !== uid;

  const dismiss = () => {
    rememberReminder(uid);
    setDismissedBy(uid);
  };
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      title={t('title')}
      actions={
        <>
          <Button variant="outline" onClick={dismiss}>
            {t('later')}
          </Button>
          <LinkButton to="/user/myAccount" onClick={dismiss}>
            {t('add')}
          </LinkButton>
        </>
      }
    >
      <p>{t('text')}</p>
    </Dialog>
  );
}
