import { Slot, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
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
      to={
        others.some(({ kind }) => kind === 'rewardCoupons')
          ? { path: '/user/myCoupon', label: t('myCoupons') }
          : { path: '/activity_log', label: t('myPoints') }
      }
      onClose={() => {
        setClosed(true);
      }}
    >
      {affordability && <Slot name="what-next" values={{ goal: true }} />}
    </GainSheet>
  );
}
