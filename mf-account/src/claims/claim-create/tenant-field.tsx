import { useStrings } from '@mrw/shared-contracts';
import { Button, Dialog, Icon } from '@mrw/shared-ui';
import { useId, useState } from 'react';
import s from './claim-create.module.css';
import { claimCreateStrings } from './strings';
import { TenantSearch, type Tenant } from './tenant-search';

type Props = {
  value: Tenant | null;
  error: string | undefined;
  onChange(tenant: Tenant): void;
  onLeave(): void;
};

export function TenantField({ value, error, onChange, onLeave }: Props) {
  const t = useStrings(claimCreateStrings);
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onLeave();
  };
  return (
    <div role="group" aria-labelledby={`${id}label`} className={s.tenant}>
      <p id={`${id}label`} className={s.photoLabel}>
        {t('tenant')}
      </p>
      <p className={s.chosen}>{value?.name ?? t('noTenant')}</p>
      <Button
        variant="outline"
        icon="store"
        name="tenant"
        data-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}problem` : undefined}
        onBlur={onLeave}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t(value ? 'changeTenant' : 'chooseTenant')}
      </Button>
      {error && !open && (
        <p id={`${id}problem`} role="alert" className={s.problem}>
          <Icon name="alert" size={16} className={s.problemIcon} />
          <span>{error}</span>
        </p>
      )}
      <Dialog open={open} onClose={close} title={t('chooseTenant')}>
        <TenantSearch
          chosen={value?.id ?? null}
          onChoose={(tenant) => {
            onChange(tenant);
            close();
          }}
        />
      </Dialog>
    </div>
  );
}
