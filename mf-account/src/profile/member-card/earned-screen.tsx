import { useStrings } from '@mrw/shared-contracts';
import { formatInteger } from '@mrw/shared-ui/formatters';
import { useMember } from '@mrw/shared-ui/member';
import { TillOutcome } from '@mrw/shared-ui/till';
import { memberCardStrings } from './strings';
import type { Earned } from './use-earned';

type Props = { earned: Earned; onClose(): void };

/** Points that came while the card is shown, until it is closed. */
export function EarnedScreen({ earned, onClose }: Props) {
  const t = useStrings(memberCardStrings);
  const { pointAccount, pointsReadAt } = useMember();
  const isNewer = (pointsReadAt ?? 0) > earned.heardAt;
  const balance = (isNewer ? pointAccount?.balance : null) ?? earned.balance;
  return (
    <TillOutcome title={t('earned', { points: formatInteger(earned.points) })} onClose={onClose}>
      <p>{t('newBalance', { points: formatInteger(balance) })}</p>
    </TillOutcome>
  );
}
