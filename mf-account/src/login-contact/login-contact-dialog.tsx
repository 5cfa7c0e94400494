import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog, NumberField } from '@mrw/shared-ui';
import { useEffect, useId, type SyntheticEvent } from 'react';
import { useFocusOnFault } from '../form-focus/use-focus-on-fault';
import type { Contact } from './contact';
import { ContactInput } from './contact-input';
import s from './login-contact.module.css';
import { faultText } from './fault-text';
import { loginContactStrings } from './strings';
import { useLoginContact } from './use-login-contact';

const blockTexts = {
  email: { locked: 'nextCodeLater', empty: 'emailNeeded', unchanged: 'sameEmail' },
  mobile: { locked: 'nextCodeLater', empty: 'numberNeeded', unchanged: 'sameNumber' },
} as const;

export function LoginContactDialog({ method, onClose }: { method: Contact['method']; onClose(): void }) {
  const t = useStrings(loginContactStrings);
  const { notify } = useHost();
  const flow = useLoginContact(method, {
    updated: () => {
      notify.toast(t('successfullyUpdated'));
    },
    notUpdated: () => {
      notify.toast(t('updateFailed'), 'failed');
    },
  });
  const { contact, code, phase, fault } = flow.state;
  const done = phase.kind === 'done';
  const codeForm = useId();
  const fields = useFocusOnFault<HTMLDivElement>(fault);

  useEffect(() => {
    if (done) onClose();
  }, [done, onClose]);

  if (phase.kind === 'asking-marketing') {
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
  const block = flow.requestBlock;
  const requesting = phase.kind === 'requesting';
  const texts = {
    contact: fault?.field === 'contact' ? t(faultText(fault.reason, method)) : undefined,
    code: fault?.field === 'code' ? t(faultText(fault.reason, method)) : undefined,
  };
  return (
    <Dialog
      open={!done}
      onClose={onClose}
      title={t(method === 'email' ? 'emailTitle' : 'mobileTitle')}
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
        <form noValidate className={s.form} onSubmit={pressing(flow.canRequest, flow.request)}>
          <ContactInput
            contact={contact}
            locked={flow.busy}
            error={texts.contact}
            onChange={(next) => {
              flow.send({ kind: 'type-contact', contact: next });
            }}
          />
          <Button
            type="submit"
            variant="outline"
            disabled={!flow.canRequest}
            disabledReason={flow.busy ? null : (flow.offline ?? (block && t(blockTexts[method][block])))}
          >
            {flow.lockedFor > 0
              ? t('verifyAgainIn', { seconds: flow.lockedFor })
              : t(requesting ? 'sending' : 'verify')}
          </Button>
        </form>
        {phase.kind === 'requested' && (
          <p role="status" className={s.sent}>
            {t(method === 'email' ? 'sentByEmail' : 'sentBySms')}
          </p>
        )}
        <form id={codeForm} noValidate onSubmit={pressing(flow.canConfirm, flow.confirm)}>
          <NumberField
            label={t('code')}
            maxDigits={6}
            autoComplete="one-time-code"
            value={code}
            readOnly={flow.busy}
            error={texts.code}
            onChange={(event) => {
              flow.send({ kind: 'type-code', code: event.target.value });
            }}
          />
        </form>
      </div>
    </Dialog>
  );
}

/** Enter does what the button of the form does, and nothing while it is disabled. */
function pressing(allowed: boolean, action: () => void) {
  return (event: SyntheticEvent) => {
    event.preventDefault();
    if (allowed) action();
  };
}
