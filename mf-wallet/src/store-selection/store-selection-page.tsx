import { useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { OfflineStrip, PageLayout, ReadFailure, Skeleton, StickyActionBar } from '@mrw/shared-ui';
import { useStepHeading } from '@mrw/shared-ui/steps';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { places } from '../coupon-kind/places';
import { CouponGone } from '../coupon/coupon-gone';
import { useCoupon } from '../coupon/use-coupon';
import { ChooseStep } from './choose-step';
import { ConfirmStep } from './confirm-step';
import { Converted } from './converted';
import { isFromCoupon } from './from-coupon';
import { StepButtons } from './step-buttons';
import { selectionStrings } from './strings';
import { useSelection } from './use-selection';

/** /coupon/:id/select_store */
export default function StoreSelectionPage() {
  const t = useStrings(selectionStrings);
  const { id = '' } = useParams();
  const { reading, refresh } = useCoupon('coupon', id);
  switch (reading.kind) {
    case 'gone':
      return <CouponGone kind="coupon" />;
    case 'loading':
      return (
        <PageLayout title={t('title')} width="narrow">
          <OfflineStrip />
          <div aria-busy="true">
            <Skeleton lines={6} />
          </div>
        </PageLayout>
      );
    case 'failed':
      return (
        <PageLayout title={t('title')} width="narrow">
          <OfflineStrip />
          <ReadFailure failure={reading.failure} onRetry={refresh} />
        </PageLayout>
      );
    case 'ready':
      // Only a virtual coupon has a selection.
      return reading.coupon.virtual_real_type === 'VIRTUAL' && reading.coupon.real_coupon === null ? (
        <SelectionOf key={id} coupon={reading.coupon} />
      ) : (
        <Navigate to={places.coupon.detail(reading.coupon.real_coupon ?? id)} replace />
      );
  }
}

function SelectionOf({ coupon }: { coupon: Coupon }) {
  const t = useStrings(selectionStrings);
  const selection = useSelection(coupon, isFromCoupon(useLocation().state) ? 'page of coupon' : 'coupon');
  const choosing = selection.step === 'choose';
  const heading = useStepHeading(selection.step);
  return (
    <PageLayout title={<span ref={heading}>{t(choosing ? 'title' : 'confirmTitle')}</span>} width="narrow">
      <OfflineStrip savedAt={selection.stores.kind === 'ready' ? selection.stores.readAt : null} />
      {choosing ? (
        <ChooseStep coupon={coupon} selection={selection} />
      ) : (
        <ConfirmStep coupon={coupon} selection={selection} />
      )}
      <StickyActionBar>
        <StepButtons selection={selection} />
      </StickyActionBar>
      <Converted toCoupon={selection.toCoupon} />
    </PageLayout>
  );
}
