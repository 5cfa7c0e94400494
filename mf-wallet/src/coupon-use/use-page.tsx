import { useKept, useStrings } from '@mrw/shared-contracts';
import {
  Button,
  Notice,
  OfflineStrip,
  PageLayout,
  PartialFailure,
  PinField,
  ServerText,
  Skeleton,
} from '@mrw/shared-ui';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { afterUse } from '../coupon-kind/coupon-tabs';
import { places, type CouponKind } from '../coupon-kind/places';
import { CouponGone } from '../coupon/coupon-gone';
import { kindStrings } from '../coupon/strings';
import { useCoupon } from '../coupon/use-coupon';
import { StoreScan } from '../store-scan/store-scan';
import { pinStrings } from './pin-strings';
import s from './pin.module.css';
import { ResultDialog } from './result-dialog';
import { useStringsOf } from './strings';
import { takeFocus } from './take-focus';
import { useCouponUse } from './use-coupon-use';
import { mayTryAgain } from './use-status';
import { readUseTarget } from './use-target';

/** The staff code on a phone; the navigation state contains the coupon. */
export default function UsePage() {
  const target = readUseTarget(useLocation().state);
  if (!target) return <Navigate to={places.coupon.list} replace />;
  return (
    <UseOnPhone key={target.couponID} kind={target.isTicket ? 'ticket' : 'coupon'} id={target.couponID} />
  );
}

function UseOnPhone({ kind, id }: { kind: CouponKind; id: string }) {
  const t = useStrings(useStringsOf[kind]);
  const tPin = useStrings(pinStrings);
  const navigate = useNavigate();
  const { reading, readAt, refresh } = useCoupon(kind, id);
  const [code, setCode] = useKept('staff code', '');
  const [scanning, setScanning] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const use = useCouponUse(kind, id, (at) => {
    const name = reading.kind === 'ready' ? reading.coupon.template.name : null;
    void navigate(places[kind].list, { replace: true, state: afterUse(name, at) });
  });
  const sending = use.state.kind === 'sending';
  const isIdle = use.state.kind === 'idle';
  // At first, and after a refusal: a wrong code is corrected in its field.
  useEffect(() => {
    if (isIdle) takeFocus(field.current);
  }, [isIdle]);
  const detail = places[kind].detail(id);

  if (reading.kind === 'gone') return <CouponGone kind={kind} />;
  // Used meanwhile, or reached through the history: the detail shows it.
  if (reading.kind === 'ready' && reading.coupon.is_used && use.state.kind === 'idle')
    return <Navigate to={detail} replace />;
  return (
    <PageLayout title={t('pageTitle')} width="narrow">
      <OfflineStrip savedAt={readAt} />
      <div className={s.form}>
        <CouponName kind={kind} reading={reading} onRetry={refresh} />
        <PinField
          label={tPin('staffCode')}
          help={tPin('askStaff')}
          value={code}
          onChange={setCode}
          onComplete={(digits) => {
            use.submit({ staff_code: digits });
          }}
          disabled={sending}
          ref={field}
        />
        <p role="status" className={s.sending}>
          {sending && !use.checking && tPin('checking')}
        </p>
        {use.checking ? <CheckingOutcome /> : <Notice tone="warn">{tPin('irreversible')}</Notice>}
        <Button
          variant="outline"
          icon="camera"
          wide
          disabled={sending}
          onClick={() => {
            setScanning(true);
          }}
        >
          {tPin('scanInstead')}
        </Button>
      </div>
      <StoreScan
        open={scanning}
        onCode={(storeCode) => {
          setScanning(false);
          use.submit({ store_qr_code: storeCode });
        }}
        onClose={() => {
          setScanning(false);
        }}
      />
      <ResultDialog
        kind={kind}
        state={use.state}
        looksAgain={use.looksAgain}
        onClose={() => {
          const { state } = use;
          use.close();
          if (state.kind === 'failed' && !mayTryAgain(state.result.status))
            void navigate(detail, { replace: true });
        }}
      />
    </PageLayout>
  );
}

type NameProps = {
  kind: CouponKind;
  reading: ReturnType<typeof useCoupon>['reading'];
  onRetry(): void;
};

function CouponName({ kind, reading, onRetry }: NameProps) {
  const t = useStrings(kindStrings[kind]);
  if (reading.kind === 'failed') return <PartialFailure message={t('failed')} onRetry={onRetry} />;
  return (
    <p className={s.name}>
      {reading.kind === 'ready' ? (
        <ServerText>{reading.coupon.template.name}</ServerText>
      ) : (
        <Skeleton width="60%" />
      )}
    </p>
  );
}
