import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { GainSheet, type GainSheetProps } from '@mrw/shared-ui/gain';
import { campaignPhotos } from '../campaign-texts';
import GoalCard from '../goal/goal-card';
import { EndsNext } from './ends-next';
import { pointsChangeStrings } from './strings';

type Props = Pick<GainSheetProps, 'title' | 'gained' | 'more' | 'modal' | 'children' | 'onClose' | 'onOk'> & {
  campaign: Campaign;
  /** The balance before, and the signed points of the act. */
  before?: number | null;
  points?: number;
  /** The one coupon that it gave. */
  couponId?: string | null;
};

/** What an act gave: the points, the way to the coupon, the goal, and what of the same brand ends next. */
export function Gain({ campaign, before = null, points = 0, couponId = null, children, ...rest }: Props) {
  const language = useLanguage();
  const { affordability, gainSheet } = useHost().config;
  const t = useStrings(pointsChangeStrings);
  const isTold = gainSheet === true || affordability === true;
  if (!rest.modal && !isTold) return null;
  return (
    <GainSheet
      {...rest}
      picture={campaign.square_cover_photo_url ?? campaignPhotos(campaign, language)[0]}
      {...(isTold && { points: { change: points, before } })}
      {...(couponId !== null && {
        to: { path: `/coupon/${encodeURIComponent(couponId)}`, label: t('viewCoupon') },
      })}
    >
      {children}
      {affordability && points !== 0 && <GoalCard fixed />}
      <EndsNext usedId={campaign.id} brandId={campaign.brand?.id ?? null} />
    </GainSheet>
  );
}
