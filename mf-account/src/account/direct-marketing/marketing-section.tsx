import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import { Button, Card, Section, SwitchField, useOfflineReason } from '@mrw/shared-ui';
import { useProfileUpdate } from '../account-editing/use-profile-update';
import { useFailedWrite } from '../../common/calls/use-failed-write';
import { useCustomer } from '../../common/member/use-customer';
import { differs, switched, type Marketing } from './coupling';
import s from './direct-marketing.module.css';
import { directMarketingStrings } from './strings';

export function MarketingSection() {
  const t = useStrings(directMarketingStrings);
  const { notify } = useHost();
  const customer = useCustomer();
  const stored: Marketing = {
    general: customer.has_agreed_direct_marketing,
    email: customer.direct_marketing_via_email,
  };
  const [draft, setDraft] = useKept<Marketing | null>('direct marketing', null);
  const update = useProfileUpdate('change of direct marketing');
  const messageOf = useFailedWrite();
  const offline = useOfflineReason();
  const shown = draft ?? stored;
  const turn = (which: keyof Marketing) => (event: { target: { checked: boolean } }) => {
    setDraft(switched(shown, which, event.target.checked));
  };
  const save = () => {
    const patch = { has_agreed_direct_marketing: shown.general, direct_marketing_via_email: shown.email };
    // Both show the stored value again.
    update.send(patch, {
      onDone: () => {
        setDraft(null);
        notify.toast(t('successfullyUpdated'));
      },
      onFailed: (error) => {
        setDraft(null);
        notify.toast(messageOf(error, t('updateFailed')), 'failed');
      },
    });
  };

  return (
    <Card>
      <Section title={t('title')}>
        <SwitchField
          label={t('general')}
          checked={shown.general}
          disabled={update.busy}
          onChange={turn('general')}
        />
        <SwitchField
          label={t('email')}
          help={customer.email_address ? undefined : t('noEmail')}
          checked={shown.email}
          disabled={update.busy}
          onChange={turn('email')}
        />
        <div className={s.update}>
          <Button
            variant="outline"
            disabled={!differs(shown, stored) || offline !== null}
            disabledReason={offline ?? t('unchanged')}
            busy={update.busy}
            onClick={save}
          >
            {t('update')}
          </Button>
        </div>
      </Section>
    </Card>
  );
}
