import { useStrings } from '@mrw/shared-contracts';
import { Button, Card, Section } from '@mrw/shared-ui';
import { useState } from 'react';
import { CustomerServiceDialog } from './customer-service-dialog';
import s from './customer-service.module.css';
import { customerServiceStrings } from './strings';

export function CustomerService() {
  const t = useStrings(customerServiceStrings);
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <Section title={t('section')}>
        <p className={s.reason}>{t('invitation')}</p>
        <Button
          variant="outline"
          icon="phone"
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('title')}
        </Button>
        <CustomerServiceDialog
          open={open}
          onClose={() => {
            setOpen(false);
          }}
        />
      </Section>
    </Card>
  );
}
