import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { Button, LinkButton, usePhone } from '@mrw/shared-ui';
import { formatDate } from '@mrw/shared-ui/formatters';
import { useState } from 'react';
import type { CouponKind } from '../coupon-kind/places';
import { OffersLink } from '../coupon/offers-link';
import { useStringsOf } from '../coupon-use/strings';
import { UseButton } from '../coupon-use/use-button';
import { StoreSelectionDialog } from '../store-selection/store-selection-dialog';
import type { CouponStanding } from './coupon-standing';
import { detailStrings } from './strings';

type Props = { kind: CouponKind; coupon: Coupon; standing: CouponStanding };

/** The next step with a coupon; where it is over, to others. */
export function CouponActions({ kind, coupon, standing }: Props) {
  const t = useStrings(useStringsOf[kind]);
  const tDetail = useStrings(detailStrings);
  const language = useLanguage();
  switch (standing.kind) {
    case 'not-yet':
      return (
        <Button
          disabled
          wide
          disabledReason={tDetail('availableSince', { date: formatDate(standing.from, language) })}
        >
          {t('use')}
        </Button>
      );
    case 'virtual':
      return <SelectStore coupon={coupon} />;
    case 'blackout':
    case 'usable':
      return <UseButton kind={kind} coupon={coupon} inBlackout={standing.kind === 'blackout'} />;
    case 'used':
    case 'expired':
      return <OffersLink wide />;
  }
}

/** A page on phones, over the detail on wider screens. */
function SelectStore({ coupon }: { coupon: Coupon }) {
  const t = useStrings(detailStrings);
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  if (phone) {
    return (
      <LinkButton to={`/coupon/${coupon.id}/select_store`} wide>
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
        coupon={open ? coupon : null}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
