import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog, ServerText } from '@mrw/shared-ui';
import { formatTime } from '@mrw/shared-ui/formatters';
import type { UsedThing } from '../coupon-kind/coupon-tabs';
import type { CouponKind } from '../coupon-kind/places';
import { useStringsOf } from '../coupon-use/strings';
import { cardStrings } from './strings';

type Props = { kind: CouponKind; what: UsedThing | undefined; open: boolean; onClose(): void };

/** Status 1, shown on the list after a use: proof for the staff (§4). */
export function UsedDialog({ kind, what, open, onClose }: Props) {
  const t = useStrings(useStringsOf[kind]);
  const tCard = useStrings(cardStrings);
  const language = useLanguage();
  const { name = null, at = null } = what ?? {};
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('successTitle')}
      actions={<Button onClick={onClose}>{tCard('ok')}</Button>}
    >
      <p>{t('success')}</p>
      {name !== null && (
        <p>
          <strong>
            <ServerText>{name}</ServerText>
          </strong>
        </p>
      )}
      {at !== null && <p>{tCard('usedTime', { time: formatTime(at, language) })}</p>}
    </Dialog>
  );
}
