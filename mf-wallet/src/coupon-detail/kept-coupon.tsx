import { useStrings } from '@mrw/shared-contracts';
import { Button, Notice, ServerText, useNow, type Elements } from '@mrw/shared-ui';
import { CodePanel } from './code-panel';
import { CouponFacts } from './coupon-facts';
import { couponState } from './coupon-state';
import { CouponSkeleton } from './coupon-skeleton';
import type { CouponKind } from '../coupon-kind/places';
import { useStringsOf } from '../coupon-use/strings';
import { couponOf, hindranceOf } from '../kept/as-coupon';
import { KeptNotice } from '../kept/kept-notice';
import s from './coupon-detail.module.css';
import { keptStrings } from '../kept/strings';
import { useKeptWallet } from '../kept/use-kept-wallet';

const reasonOf = { choose: 'chooseOnline', scan: 'scanOnline', over: 'over' } as const;

/** A coupon or ticket as this device keeps it; `children` when it does not. */
export function KeptCoupon({ kind, id, children }: { kind: CouponKind; id: string; children: Elements }) {
  const t = useStrings(keptStrings);
  const tUse = useStrings(useStringsOf[kind]);
  const wallet = useKeptWallet();
  const now = useNow();
  if (wallet === undefined) return <CouponSkeleton />;
  const item = wallet?.items.find((kept) => kept.kind === kind && kept.id === id);
  if (!wallet || !item) return children;
  const coupon = couponOf(item, now);
  const hindrance = hindranceOf(item, now);
  return (
    <div className={s.kept}>
      <KeptNotice keptAt={wallet.keptAt} />
      <h2 className={s.title}>
        <ServerText>{item.name}</ServerText>
      </h2>
      {item.shop !== null && (
        <p className={s.shop}>
          <ServerText>{item.shop}</ServerText>
        </p>
      )}
      {hindrance === null ? (
        <CodePanel coupon={coupon} muted={false} refusal={null} />
      ) : (
        <Notice tone="warn">{t(reasonOf[hindrance])}</Notice>
      )}
      <div className={s.facts}>
        <CouponFacts coupon={coupon} state={couponState(coupon, now, true)} now={now} />
      </div>
      {hindrance === null && (
        <Button disabled wide disabledReason={t('useOnline')}>
          {tUse('use')}
        </Button>
      )}
    </div>
  );
}
