import { useStrings } from '@mrw/shared-contracts';
import { ConfirmDialog, DefinitionList, formatInteger, formatMoney } from '@mrw/shared-ui';
import { accountLines } from './account-name';
import s from './confirmation-dialog.module.css';
import type { Redeemable } from './redemption-state';
import { redemptionStrings } from './strings';

type Props = { redeemable: Redeemable; busy: boolean; onConfirm(): void; onCancel(): void };

/** Shows who gets what before the card is spent (§2, Q-090). */
export function ConfirmationDialog({ redeemable, busy, onConfirm, onCancel }: Props) {
  const t = useStrings(redemptionStrings);
  const { name, contact } = accountLines(redeemable.customer);
  const account = contact && contact !== name ? `${name} (${contact})` : name;
  return (
    <ConfirmDialog
      open
      title={t('confirmTitle')}
      confirmLabel={t('redeem')}
      cancelLabel={t('cancel')}
      busy={busy}
      busyLabel={t('redeeming')}
      onConfirm={onConfirm}
      onClose={onCancel}
      message={
        <>
          <DefinitionList
            items={[
              { label: t('account'), value: account },
              { label: t('memberId'), value: redeemable.customer.membership_id },
              {
                label: t('pointsToAdd'),
                value: t('points', { points: formatInteger(redeemable.points) }),
              },
              { label: t('cashToAdd'), value: formatMoney(redeemable.cashValue) },
            ]}
          />
          <p className={s.note}>{t('onlyOnce')}</p>
        </>
      }
    />
  );
}
