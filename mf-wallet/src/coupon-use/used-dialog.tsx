import { useStrings } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import type { CouponKind } from '../coupon-kind/places';
import { pinStrings } from './pin-strings';
import { useStringsOf } from './strings';

type Props = { kind: CouponKind; open: boolean; onClose(): void };

/** Status 1, shown on the list after a use: proof for the staff (§4). */
export function UsedDialog({ kind, open, onClose }: Props) {
  const t = useStrings(useStringsOf[kind]);
  const tPin = useStrings(pinStrings);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('successTitle')}
      actions={<Button onClick={onClose}>{tPin('ok')}</Button>}
    >
      <p>{t('success')}</p>
    </Dialog>
  );
}
