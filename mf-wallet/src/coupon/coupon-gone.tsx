import { useStrings } from '@mrw/shared-contracts';
import { EmptyState, LinkButton, PageLayout } from '@mrw/shared-ui';
import { places, type CouponKind } from '../coupon-kind/places';
import { kindStrings } from './strings';

/** An unknown coupon, one of another member, or a revoked one. */
export function CouponGone({ kind }: { kind: CouponKind }) {
  const t = useStrings(kindStrings[kind]);
  return (
    <PageLayout title={t('detail')} width="narrow">
      <EmptyState
        illustration={kind}
        message={t('gone')}
        action={<LinkButton to={places[kind].list}>{t('list')}</LinkButton>}
      />
    </PageLayout>
  );
}
