import { useStrings } from '@mrw/shared-contracts';
import type { Claim, ClaimReward } from '@mrw/shared-contracts/api/claims';
import { formatInteger } from '@mrw/shared-ui/formatters';
import s from './reward-claims.module.css';
import { rewardKinds } from './reward-kinds';
import { rewardClaimStrings } from './strings';

type Props = {
  rewards: Claim['rewards'];
  /** Level of the heading above. */
  heading: 1 | 2;
};

/** Points, coupons and stamps, each with its campaigns and earning rules (§2). */
export function ClaimRewards({ rewards, heading }: Props) {
  const Heading = heading === 1 ? 'h2' : 'h3';
  const t = useStrings(rewardClaimStrings);
  const earned = rewardKinds(rewards);
  if (earned.length === 0) return null;
  return (
    <div>
      <Heading className={s.subheading}>{t('rewards')}</Heading>
      <ul className={s.rewards}>
        {earned.map(({ kind, list, count }) => (
          <li key={kind}>
            <p className={s.reward}>{t(kind, { count, amount: formatInteger(count) })}</p>
            <Sources label={t('campaigns')} names={namesOf(list, 'campaign')} />
            <Sources label={t('earningRules')} names={namesOf(list, 'earning_rule')} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ label, names }: { label: string; names: readonly string[] }) {
  const t = useStrings(rewardClaimStrings);
  if (names.length === 0) return null;
  return <p className={s.meta}>{t('sources', { label, names: names.join(' · ') })}</p>;
}

function namesOf(list: readonly ClaimReward[], from: 'campaign' | 'earning_rule'): string[] {
  return [...new Set(list.flatMap((reward) => reward[from] ?? []))];
}
