import { useStrings } from '@mrw/shared-contracts';
import { Button, Dialog, ServerText, usePhone } from '@mrw/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChosenStore, PickerState } from '../store-picker/picker-state';
import { StorePicker } from '../store-picker/store-picker';
import s from './cash-page.module.css';
import { cashStrings } from './strings';

type Props = { store: ChosenStore | null; amount: string; onChoose(store: ChosenStore): void };

/** The store of the payment: chosen on a separate page on phones, in a dialog elsewhere. */
export function StoreChoice({ store, amount, onChoose }: Props) {
  const t = useStrings(cashStrings);
  const phone = usePhone();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);

  const choose = () => {
    if (!phone) {
      setOpen(true);
      return;
    }
    const state: PickerState = { fromPath: '/use_cash_dollar', amount };
    void navigate('/select_store', { state });
  };

  return (
    <div>
      <p className={s.label}>{t('store')}</p>
      <div className={s.store}>
        {store && (
          <p className={s.storeName}>
            <ServerText>{store.name}</ServerText>
          </p>
        )}
        <Button variant="outline" icon="store" wide={!store} onClick={choose}>
          {t(store ? 'changeStore' : 'chooseStore')}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title={t('chooseStore')}
        size="large"
      >
        <StorePicker
          onChoose={(chosen) => {
            setOpen(false);
            onChoose(chosen);
          }}
        />
      </Dialog>
    </div>
  );
}
