import { useHost, useSession, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog, LinkButton } from '@mrw/shared-ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { emailReminderStrings } from './strings';

/** Requests an e-mail from a member without one, once per session, when the deployment enables it. */
export function EmailReminder() {
  const t = useStrings(emailReminderStrings);
  const { config, storage } = useHost();
  const session = useSession();
  const [dismissedBy, setDismissedBy] = useState<string | null>(null);
  const customer = session.kind === 'member' ? session.member.customer : null;
  const uid = customer?.uid ?? '';
  const reminded = storage.member('email_reminder', z.literal('asked'));
  const missing = customer !== null && !customer.email_address;
  const open = config.flags.emailReminderPrompt && missing && reminded.read() === null && dismissedBy !== uid;

  const dismiss = () => {
    reminded.write('asked');
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
