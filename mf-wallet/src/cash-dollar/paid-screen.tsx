import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { formatInteger, formatMoney, formatTime } from '@mrw/shared-ui/formatters';
import { useMember } from '@mrw/shared-ui/member';
import { TillOutcome } from '@mrw/shared-ui/till';
import type { PaidDetails } from './payment';
import { cashStrings } from './strings';

type Props = { dollars: number; details: PaidDetails; onClose(): void };

/** What was paid, for the member and for the cashier, until it is closed. */
export function PaidScreen({ dollars, details, onClose }: Props) {
  const t = useStrings(cashStrings);
  const language = useLanguage();
  const { pointAccount, pointsReadAt } = useMember();
  const isNewer = details.balance === null || (pointsReadAt ?? 0) > details.receivedAt;
  const balance = (isNewer ? pointAccount?.balance : null) ?? details.balance;
  return (
    <TillOutcome title={t('applied')} amount={formatMoney(dollars)} onClose={onClose}>
      {details.store !== null && <p>{t('paidAt', { store: details.store })}</p>}
      {details.at !== null && <p>{formatTime(details.at, language)}</p>}
      {balance !== null && <p>{t('newBalance', { points: formatInteger(balance) })}</p>}
    </TillOutcome>
  );
}
