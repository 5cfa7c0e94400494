import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog, digitsOf, TextField } from '@mrw/shared-ui';
import { useStepHeading } from '@mrw/shared-ui/steps';
import { useEffect, useId } from 'react';
import { useFailedWrite } from '../../common/calls/use-failed-write';
import { useFocusOnFault } from '../../common/form-focus/use-focus-on-fault';
import { useCustomer } from '../../common/member/use-customer';
import { hasContact, type Contact } from './contact';
import { ContactForm } from './contact-form';
import s from './login-contact.module.css';
import { faultText } from './fault-text';
import { MarketingDialog } from './marketing-dialog';
import { onAllowedSubmit } from './on-allowed-submit';
import { loginContactStrings } from './strings';
import { useLoginContact } from './use-login-contact';

const titles = {
  email: { change: 'emailTitle', add: 'emailAdd' },
  mobile: { change: 'mobileTitle', add: 'mobileAdd' },
} as const;

export function LoginContactDialog({ method, onClose }: { method: Contact['method']; onClose(): void }) {
  const t = useStrings(loginContactStrings);
  const { notify } = useHost();
  const messageOf = useFailedWrite();
  const flow = useLoginContact(method, {
    updated: () => {
      notify.toast(t('successfullyUpdated'));
    },
    notUpdated: (error) => {
      notify.toast(messageOf(error, t('updateFailed')), 'failed');
    },
  });
  const { code, phase, fault } = flow.state;
  const title = titles[method][hasContact(method, useCustomer()) ? 'change' : 'add'];
  const done = phase.kind === 'done';
  const codeForm = useId();
  const fields = useFocusOnFault<HTMLDivElement>(fault);
  const codeSent = 'challenge' in phase;
  const heading = useStepHeading(codeSent ? 'code' : 'contact');

  useEffect(() => {
    if (done) onClose();
  }, [done, onClose]);

  if (phase.kind === 'asking-marketing') return <MarketingDialog flow={flow} />;
  return (
    <Dialog
      open={!done}
      onClose={onClose}
      title={t(title)}
      role="alertdialog"
      closable={!flow.busy}
      actions={
        <Button
          type="submit"
          form={codeForm}
          wide
          disabled={!flow.canConfirm}
          disabledReason={flow.busy ? null : (flow.offline ?? t('noCode'))}
          busy={phase.kind === 'confirming'}
        >
          {t('confirm')}
        </Button>
      }
    >
      <div ref={fields} className={s.form}>
        <ContactForm method={method} flow={flow} />
        {codeSent && (
          <h3 ref={heading} className={s.sent}>
            {t(method === 'email' ? 'sentByEmail' : 'sentBySms')}
          </h3>
        )}
        <form id={codeForm} noValidate onSubmit={onAllowedSubmit(flow.canConfirm, flow.confirm)}>
          <TextField
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            readOnly={flow.busy}
            error={fault?.field === 'code' ? t(faultText(fault.reason, method)) : undefined}
            onChange={(event) => {
              flow.send({ kind: 'type-code', code: digitsOf(event.target.value, 6) });
            }}
          />
        </form>
      </div>
    </Dialog>
  );
}
