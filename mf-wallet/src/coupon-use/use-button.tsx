import { useKept, useStrings } from '@mrw/shared-contracts';
import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { Button, usePhone } from '@mrw/shared-ui';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { codeKind } from '../coupon-code/code-kind';
import { afterUse } from '../coupon-kind/coupon-tabs';
import { places, type CouponKind } from '../coupon-kind/places';
import { ShopAnswer } from '../partner/shop-answer';
import { useApplyCoupon } from '../partner/use-apply-coupon';
import { usePartner } from '../partner/use-partner';
import { StoreScan } from '../store-scan/store-scan';
import { PinDialog } from './pin-dialog';
import { pinStrings } from './pin-strings';
import { ResultDialog } from './result-dialog';
import { useStringsOf } from './strings';
import { useCouponUse } from './use-coupon-use';
import { mayTryAgain } from './use-status';
import type { UseTargetState } from './use-target';

type Props = {
  kind: CouponKind;
  coupon: Coupon;
  inBlackout: boolean;
  /** Whether a use is being entered or was sent: its answer tells the outcome (W-050). */
  onUsing(isUsing: boolean): void;
};

/**
 * Use on the detail: applies the code at a partner site, else opens the PIN over the page, or its page on phones
 * (§4).
 */
export function UseButton({ kind, coupon, inBlackout, onUsing }: Props) {
  const t = useStrings(useStringsOf[kind]);
  const tPin = useStrings(pinStrings);
  const phone = usePhone();
  const navigate = useNavigate();
  const partner = usePartner();
  const application = useApplyCoupon(partner);
  const [layer, setLayer] = useKept<'none' | 'pin' | 'scan'>(`use of ${coupon.id}, layer`, 'none');
  const use = useCouponUse(kind, coupon.id, (at) => {
    setLayer('none');
    void navigate(places[kind].list, { state: afterUse(coupon.template.name, at) });
  });
  const failed = use.state.kind === 'failed' ? use.state.result : null;
  const sending = use.state.kind === 'sending';
  useTellUsing(layer !== 'none' || use.state.kind !== 'idle', onUsing);
  const closeLayer = setLayer.bind(null, 'none');

  const pressUse = () => {
    const target: UseTargetState = { couponID: coupon.id, isTicket: kind === 'ticket' };
    if (inBlackout) use.refuseForBlackout();
    else if (partner) application.apply(coupon.code);
    else if (phone) void navigate('/use_coupon', { state: target });
    else setLayer('pin');
  };
  const pressScan = () => {
    if (inBlackout) use.refuseForBlackout();
    else setLayer('scan');
  };

  return (
    <>
      {use.checking && layer === 'none' && <CheckingOutcome />}
      {codeKind(coupon.template).kind === 'scan-store' && !partner && (
        <Button
          variant="outline"
          icon="camera"
          wide
          muted={inBlackout}
          busy={sending && layer === 'none'}
          onClick={pressScan}
        >
          {tPin('scanInstead')}
        </Button>
      )}
      <ShopAnswer said={application.said} inShop={partner !== null}>
        <Button wide muted={inBlackout} busy={application.waiting} onClick={pressUse}>
          {t('use')}
        </Button>
      </ShopAnswer>
      <PinDialog
        kind={kind}
        name={coupon.template.name}
        open={layer === 'pin' && !failed}
        sending={sending}
        checking={use.checking}
        onSubmit={(code) => {
          use.submit({ staff_code: code });
        }}
        onScan={() => setLayer('scan')}
        onClose={closeLayer}
      />
      <StoreScan
        open={layer === 'scan'}
        onCode={(code) => {
          closeLayer();
          use.submit({ store_qr_code: code });
        }}
        onClose={closeLayer}
      />
      <ResultDialog
        kind={kind}
        state={use.state}
        looksAgain={use.looksAgain}
        onClose={() => {
          if (failed && !mayTryAgain(failed.status)) closeLayer();
          use.close();
        }}
      />
    </>
  );
}

function useTellUsing(isUsing: boolean, tell: Props['onUsing']): void {
  const told = useEffectEvent(tell);
  useEffect(() => {
    told(isUsing);
  }, [isUsing]);
}
