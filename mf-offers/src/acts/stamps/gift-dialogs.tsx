import { useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { StampBadge } from '@mrw/shared-contracts/api/stamps';
import { ConfirmDialog, LinkButton, type Elements } from '@mrw/shared-ui';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import { Gain } from '../../campaigns/points-change/gain';
import { stampStrings } from './strings';
import type { GiftDialog } from './use-gift';
import { useGiftName } from './use-gift-name';

type Props = {
  campaign: Campaign;
  /** The gift after this one. */
  next: Elements;
  dialog: GiftDialog;
  /** The gift of points that was opened, and the points before it. */
  points: StampBadge | null;
  before: number | null;
  busy: boolean;
  /** The outcome is being read back for the first time. */
  checking: boolean;
  onConfirm(): void;
  onClose(): void;
};

/** The question before a coupon gift, and what a gift gave. */
export function GiftDialogs({
  campaign,
  next,
  dialog,
  points,
  before,
  busy,
  checking,
  onConfirm,
  onClose,
}: Props) {
  const t = useStrings(stampStrings);
  const nameOf = useGiftName();
  if (points)
    return (
      <Gain
        campaign={campaign}
        title={t('pointsEarned', { gift: nameOf(points) })}
        before={before}
        points={points.points ?? 0}
        onClose={onClose}
      >
        {next}
      </Gain>
    );
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
    <Gain
      modal
      campaign={campaign}
      title={t('successTitle')}
      gained={nameOf(dialog.badge)}
      couponId={dialog.couponId}
      more={
        <LinkButton variant={dialog.couponId === null ? 'filled' : 'quiet'} to="/user/myCoupon">
          {t('myCoupons')}
        </LinkButton>
      }
      onClose={onClose}
    >
      {next}
    </Gain>
  );
}
