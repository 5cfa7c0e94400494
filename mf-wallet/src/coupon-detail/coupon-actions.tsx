import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { Button, LinkButton, usePhone } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { useState } from 'react';
import type { CouponKind } from '../coupon-kind/places';
import { OffersLink } from '../coupon/offers-link';
import { useStringsOf } from '../coupon-use/strings';
import { UseButton } from '../coupon-use/use-button';
import { fromCoupon } from '../store-selection/from-coupon';
import { StoreSelectionDialog } from '../store-selection/store-selection-dialog';
import type { CouponState } from './coupon-state';
import { detailStrings } from './strings';

type Props = { kind: CouponKind; coupon: Coupon; state: CouponState; onUsing(isUsing: boolean): void };

/** The next action of a coupon; for an obsolete one the link to others. */
export function CouponActions({ kind, coupon, state, onUsing }: Props) {
  const t = useStrings(useStringsOf[kind]);
  const tDetail = useStrings(detailStrings);
  const language = useLanguage();
  switch (state.kind) {
    case 'not-yet':
      return (
        <Button
          disabled
          wide
          disabledReason={tDetail('availableSince', { date: formatDate(state.from, language) })}
        >
          {t('use')}
        </Button>
      );
    case 'virtual':
      return <SelectStore coupon={coupon} />;
    case 'blackout':
    case 'usable':
      return (
        <UseButton kind={kind} coupon={coupon} inBlackout={state.kind === 'blackout'} onUsing={onUsing} />
      );
    case 'used':
    case 'expired':
      return <OffersLink wide />;
  }
}

/** A page on phones, a dialog over the detail on wider screens. */
function SelectStore({ coupon }: { coupon: Coupon }) {
  const t = useStrings(detailStrings);
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  if (phone) {
    return (
      <LinkButton to={`/coupon/${coupon.id}/select_store`} state={fromCoupon} wide>
        {t('selectStore')}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        wide
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('selectStore')}
      </Button>
      <StoreSelectionDialog
        over="coupon"
        coupon={open ? coupon : null}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
