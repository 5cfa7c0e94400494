import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { Button, Dialog } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import type { CouponKind } from '../coupon-kind/places';
import { cardStrings, listStrings } from './strings';

type Props = { kind: CouponKind; date: string | null; onClose(): void };

/** Names the day from which a coupon may be used (§2). Closed while `date` is null. */
export function StartDateDialog({ kind, date, onClose }: Props) {
  const t = useStrings(listStrings[kind]);
  const tCard = useStrings(cardStrings);
  const language = useLanguage();
  return (
    <Dialog
      open={date !== null}
      onClose={onClose}
      title={t('notYetTitle')}
      actions={<Button onClick={onClose}>{tCard('ok')}</Button>}
    >
      <p>{date !== null && tCard('availableSince', { date: formatDate(date, language) })}</p>
    </Dialog>
  );
}
