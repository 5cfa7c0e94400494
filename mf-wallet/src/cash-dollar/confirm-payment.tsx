import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import { CheckboxField, ConfirmDialog } from '@mrw/shared-ui';
import { formatInteger, formatMoney } from '@mrw/shared-ui/formatters';
import { askBeforePaying } from './ask-again';
import { cashStrings } from './strings';

type Props = {
  /** HK$ to pay; null while there is nothing to confirm. */
  dollars: number | null;
  /** Points per HK$. */
  rate: number;
  /** Points now; null while unknown. */
  balance: number | null;
  onConfirm: (dollars: number) => void;
  onClose: () => void;
};

/** Asks before a payment, with the choice not to ask again. */
export function ConfirmPayment({ dollars, rate, balance, onConfirm, onClose }: Props) {
  const t = useStrings(cashStrings);
  const { config, storage } = useHost();
  const [tick, setTick] = useKept('never ask before paying', false);
  const confirm = () => {
    if (dollars === null) return;
    if (tick) askBeforePaying(storage).write('never');
    onConfirm(dollars);
  };
  return (
    <ConfirmDialog
      open={dollars !== null}
      title={t('confirmTitle')}
      message={
        <>
          <p>
            {dollars !== null &&
              t('confirmText', { points: formatInteger(dollars * rate), money: formatMoney(dollars) })}
          </p>
          {dollars !== null && balance !== null && config.affordability && (
            <>
              <p>{`${t('balance')} ${formatInteger(balance)}`}</p>
              <p>
                {t('uses', {
                  points: formatInteger(dollars * rate),
                  left: formatInteger(balance - dollars * rate),
                })}
              </p>
            </>
          )}
          <CheckboxField
            label={t('dontShow')}
            checked={tick}
            onChange={(event) => {
              setTick(event.target.checked);
            }}
          />
        </>
      }
      confirmLabel={t('confirm')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
