import { useKept, useStrings } from '@mrw/shared-contracts';
import { Button, Card, Section } from '@mrw/shared-ui';
import { CustomerServiceDialog } from '../../common/customer-service/customer-service-dialog';
import { DeleteDialog } from './delete-dialog';
import s from './delete-account.module.css';
import { deleteAccountStrings } from './strings';

/** Members without a password are referred to customer service. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const t = useStrings(deleteAccountStrings);
  const [open, setOpen] = useKept('deletion asked for', false);
  const close = () => {
    setOpen(false);
  };
  return (
    <Card>
      <Section title={t('title')}>
        <p className={s.text}>{t('introduction')}</p>
        <Button
          variant="danger"
          icon="trash"
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('title')}
        </Button>
        {hasPassword ? (
          <DeleteDialog open={open} onClose={close} />
        ) : (
          <CustomerServiceDialog open={open} onClose={close} reason={t('askService')} />
        )}
      </Section>
    </Card>
  );
}
