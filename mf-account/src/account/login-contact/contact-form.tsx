import { useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import type { Contact } from './contact';
import { ContactInput } from './contact-input';
import { faultText } from './fault-text';
import s from './login-contact.module.css';
import { onAllowedSubmit } from './on-allowed-submit';
import { loginContactStrings } from './strings';
import type { LoginContactFlow } from './use-login-contact';

const blockTexts = {
  email: { locked: 'nextCodeLater', empty: 'emailNeeded', unchanged: 'sameEmail' },
  mobile: { locked: 'nextCodeLater', empty: 'numberNeeded', unchanged: 'sameNumber' },
} as const;

/** The new contact, with the button that sends a code to it. */
export function ContactForm({ method, flow }: { method: Contact['method']; flow: LoginContactFlow }) {
  const t = useStrings(loginContactStrings);
  const { contact, phase, fault } = flow.state;
  const block = flow.requestBlock;
  return (
    <form noValidate className={s.form} onSubmit={onAllowedSubmit(flow.canRequest, flow.request)}>
      <ContactInput
        contact={contact}
        locked={flow.busy}
        error={fault?.field === 'contact' ? t(faultText(fault.reason, method)) : undefined}
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
          : t(phase.kind === 'requesting' ? 'sending' : 'verify')}
      </Button>
    </form>
  );
}
