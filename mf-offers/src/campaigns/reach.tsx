import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { formatInteger, Icon } from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { affordabilityOf, rewardOf } from './affordability';
import s from './campaign-card.module.css';
import { campaignStrings } from './strings';

/** What an offer means for the points of the member: what is missing, that it is within reach, or what it gives. */
export function Reach({ campaign }: { campaign: Campaign }) {
  const t = useStrings(campaignStrings);
  const { affordability } = useHost().config;
  const balance = useCurrentMember()?.pointAccount?.balance ?? null;
  if (!affordability) return null;
  const reward = rewardOf(campaign);
  if (reward)
    return (
      <p className={s.reach}>
        {reward.kind === 'coupon'
          ? t('givesCoupon')
          : t(reward.kind === 'points' ? 'givesPoints' : 'givesStamps', {
              count: reward.count,
              points: formatInteger(reward.count),
            })}
      </p>
    );
  const reach = affordabilityOf(campaign, balance);
  if (!reach) return null;
  return (
    <p className={s.reach}>
      {reach.kind === 'missing' ? (
        t('missing', { count: reach.points, points: formatInteger(reach.points) })
      ) : (
        <>
          <Icon name="check" size={16} /> <span>{t('withinReach')}</span>
        </>
      )}
    </p>
  );
}
