import { useLanguage, useStrings } from '@mrw/shared-contracts';
import { formatInteger, formatMoney, formatTime } from '@mrw/shared-ui/formatters';
import { useMember } from '@mrw/shared-ui/member';
import { TillOutcome } from '@mrw/shared-ui/till';
import type { PaidNews } from './payment';
import { cashStrings } from './strings';

type Props = { dollars: number; told: PaidNews; onClose(): void };

/** What was paid, for the member and for the cashier, until it is closed. */
export function PaidScreen({ dollars, told, onClose }: Props) {
  const t = useStrings(cashStrings);
  const language = useLanguage();
  const { pointAccount, pointsReadAt } = useMember();
  const isNewer = told.balance === null || (pointsReadAt ?? 0) > told.heardAt;
  const balance = (isNewer ? pointAccount?.balance : null) ?? told.balance;
  return (
    <TillOutcome title={t('applied')} amount={formatMoney(dollars)} onClose={onClose}>
      {told.store !== null && <p>{t('paidAt', { store: told.store })}</p>}
      {told.at !== null && <p>{formatTime(told.at, language)}</p>}
      {balance !== null && <p>{t('newBalance', { points: formatInteger(balance) })}</p>}
    </TillOutcome>
  );
}
