import { useStrings } from '@mrw/shared-contracts';
import { Button, DefinitionList, Dialog, formatInteger, formatMoney, useOnline } from '@mrw/shared-ui';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import { accountLines } from './account-name';
import s from './confirmation-dialog.module.css';
import type { Redeemable } from './redemption-state';
import { redemptionStrings } from './strings';

type Props = {
  redeemable: Redeemable;
  busy: boolean;
  /** The response did not tell the outcome: the points are being read. */
  checking: boolean;
  onConfirm(): void;
  onCancel(): void;
};

/** Shows card and account before the card is redeemed (§2, Q-090). Nothing is sent while the device is offline. */
export function ConfirmationDialog({ redeemable, busy, checking, onConfirm, onCancel }: Props) {
  const t = useStrings(redemptionStrings);
  const online = useOnline();
  const { name, contact } = accountLines(redeemable.customer);
  const account = contact && contact !== name ? `${name} (${contact})` : name;
  return (
    <Dialog
      open
      title={t('confirmTitle')}
      role="alertdialog"
      closable={!busy}
      onClose={onCancel}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button
            disabled={!online && !busy}
            disabledReason={t('offline')}
            busy={busy}
            busyLabel={t('redeeming')}
            onClick={onConfirm}
          >
            {t('redeem')}
          </Button>
        </>
      }
    >
      <DefinitionList
        items={[
          { label: t('account'), value: account },
          { label: t('memberId'), value: redeemable.customer.membership_id },
          { label: t('pointsToAdd'), value: t('points', { points: formatInteger(redeemable.points) }) },
          { label: t('cashToAdd'), value: formatMoney(redeemable.cashValue) },
        ]}
      />
      {checking ? <CheckingOutcome /> : <p className={s.note}>{t('onlyOnce')}</p>}
    </Dialog>
  );
}
