import { useKept, useStrings } from '@mrw/shared-contracts';
import type { Subscription } from '@mrw/shared-contracts/api/subscribe';
import { Button, Card, Dialog, Notice, PageLayout, SwitchField } from '@mrw/shared-ui';
import { strings } from './strings';
import s from './unsubscribe.module.css';
import type { useSubscription } from './use-subscription';

type Props = { subscription: Subscription; update: ReturnType<typeof useSubscription>['update'] };

/** One switch; a dialog shows saving, then the result (§4). */
export function SubscriptionForm({ subscription, update }: Props) {
  const t = useStrings(strings);
  const stored = subscription.direct_marketing_via_email;
  const [wanted, setWanted] = useKept('email setting', stored);
  const unchanged = wanted === stored;
  const close = () => {
    update.reset();
  };
  return (
    <PageLayout width="narrow" title={t('title')}>
      <Card>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!unchanged) update.mutate(wanted);
          }}
        >
          <dl className={s.email}>
            <dt className={s.label}>{t('email')}</dt>
            <dd className={s.address}>{subscription.email_address || '-'}</dd>
          </dl>
          <SwitchField
            label={t('receive')}
            checked={wanted}
            onChange={(event) => {
              setWanted(event.target.checked);
            }}
          />
          {update.isError && (
            <div className={s.problem}>
              <Notice tone="err" live>
                {t('failed')}
              </Notice>
            </div>
          )}
          <div className={s.action}>
            <Button type="submit" wide disabled={unchanged} disabledReason={t('unchanged')}>
              {t('update')}
            </Button>
          </div>
        </form>
      </Card>
      <Dialog
        open={update.isPending || update.isSuccess}
        closable={update.isSuccess}
        onClose={close}
        title={update.isSuccess ? t('savedTitle') : t('saving')}
        actions={update.isSuccess && <Button onClick={close}>{t('done')}</Button>}
      >
        <p role="status">{update.isSuccess ? t(stored ? 'savedOn' : 'savedOff') : t('wait')}</p>
      </Dialog>
    </PageLayout>
  );
}
