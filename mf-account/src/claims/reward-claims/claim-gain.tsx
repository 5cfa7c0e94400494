import { Slot, useHost, useLanguage, useStrings, type Translate } from '@mrw/shared-contracts';
import type { Claim } from '@mrw/shared-contracts/api/claims';
import { formatInteger } from '@mrw/shared-ui/formatters';
import { GainSheet } from '@mrw/shared-ui/gain';
import { useState } from 'react';
import { tenantName } from './claim-names';
import { rewardClaimStrings } from './strings';
import { rewardKinds } from './reward-kinds';

/** What a claim gave that was approved while it is open; until it is closed. */
export function ClaimGain({ claim, before }: { claim: Claim; before: number | null }) {
  const t = useStrings(rewardClaimStrings);
  const language = useLanguage();
  const { affordability } = useHost().config;
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const kinds = rewardKinds(claim.rewards);
  const points = kinds.find(({ kind }) => kind === 'rewardPoints')?.count ?? 0;
  const others = kinds.filter(({ kind }) => kind !== 'rewardPoints');
  return (
    <GainSheet
      title={t('decided', { status: t('APPROVED') })}
      gained={[
        tenantName(claim, language),
        ...others.map(({ kind, count }) => t(kind, { count, amount: formatInteger(count) })),
      ].join(' · ')}
      points={{ change: points, before }}
      to={wayTo(claim, t)}
      onClose={() => {
        setClosed(true);
      }}
    >
      {affordability && <Slot name="what-next" values={{ goal: true }} />}
    </GainSheet>
  );
}

/** To the one coupon that it gave, else to the list of what it gave. */
function wayTo(
  { rewards: { coupons_rewards: coupons } }: Claim,
  t: Translate<'myPoints' | 'myCoupons' | 'viewCoupon'>,
) {
  const [id, ...more] = coupons.flatMap(({ coupon_ids: ids }) => ids ?? []);
  if (coupons.length === 0) return { path: '/activity_log', label: t('myPoints') };
  return id === undefined || more.length > 0
    ? { path: '/user/myCoupon', label: t('myCoupons') }
    : { path: `/coupon/${encodeURIComponent(id)}`, label: t('viewCoupon') };
}
