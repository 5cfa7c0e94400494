import { useStrings } from '@mrw/shared-contracts';
import { Button, ConfirmDialog, Dialog, DoneMark, LinkButton } from '@mrw/shared-ui';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import s from './stamp-card.module.css';
import { stampStrings } from './strings';
import type { GiftDialog } from './use-gift';
import { useGiftName } from './use-gift-name';

type Props = {
  dialog: GiftDialog;
  busy: boolean;
  /** The outcome is being read back for the first time. */
  checking: boolean;
  onConfirm(): void;
  onClose(): void;
};

/** The question before a coupon gift, and its success with the way to the coupon. */
export function GiftDialogs({ dialog, busy, checking, onConfirm, onClose }: Props) {
  const t = useStrings(stampStrings);
  const nameOf = useGiftName();
  if (!dialog) return null;
  if (dialog.kind === 'confirm') {
    return (
      <ConfirmDialog
        open
        title={t('confirmTitle')}
        message={
          <>
            <p>{t('confirmText', { gift: nameOf(dialog.badge) })}</p>
            {checking && <CheckingOutcome />}
          </>
        }
        confirmLabel={t('open')}
        busy={busy}
        busyLabel={t('opening')}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      title={t('successTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ok')}
          </Button>
          <LinkButton to="/user/myCoupon">{t('myCoupons')}</LinkButton>
        </>
      }
    >
      <div className={s.done}>
        <DoneMark />
        <p role="status">
          <strong>{nameOf(dialog.badge)}</strong>
        </p>
        <p>{t('successText')}</p>
      </div>
    </Dialog>
  );
}
