import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { canBePass } from '@mrw/shared-contracts/api/wallet-passes';
import { ServerText, StickyActionBar, useDesktop, useNow } from '@mrw/shared-ui';
import { WalletPass } from '@mrw/shared-ui/wallet-pass';
import { ItemPictures } from '@mrw/shared-ui/item-pictures';
import type { CouponKind } from '../coupon-kind/places';
import { useIsAvailable } from '../coupon/use-is-available';
import { BrandSection } from './brand-section';
import type { UsedAtTill } from '../till-mode/use-till-news';
import { CodePanel } from './code-panel';
import { CouponActions } from './coupon-actions';
import s from './coupon-detail.module.css';
import { CouponFacts } from './coupon-facts';
import { couponState } from './coupon-state';
import { CouponStatus } from './coupon-status';
import { couponTexts } from './coupon-texts';
import { TextSections } from './text-sections';

type Props = {
  kind: CouponKind;
  coupon: Coupon;
  /** Why the till did not take the code. */
  refusal: string | null;
  /** A till has used it: what the page shows besides may be older. */
  used: UsedAtTill | null;
  onUsing(isUsing: boolean): void;
};

/** A coupon with its code first: on a phone it is on the first screen. */
export function CouponDetail({ kind, coupon, refusal, used, onUsing }: Props) {
  const desktop = useDesktop();
  const now = useNow();
  const { template } = coupon;
  const state = couponState(
    used ? { ...coupon, is_used: true, date_of_use: used.at } : coupon,
    now,
    useIsAvailable(kind, coupon.id),
  );
  const addresses = template.photos_url.length > 0 ? template.photos_url : [template.cover_photo_url];
  const pictures = addresses.flatMap((src) => (src === null ? [] : [{ src, alt: template.name }]));
  const over = state.kind === 'used' || state.kind === 'expired';
  const actions = <CouponActions kind={kind} coupon={coupon} state={state} onUsing={onUsing} />;

  return (
    <>
      <div className={s.page}>
        <section className={s.main}>
          <CouponStatus kind={kind} coupon={coupon} state={state} />
          <h1 className={s.title}>
            <ServerText>{template.name}</ServerText>
          </h1>
          {!over && state.kind !== 'virtual' && (
            <CodePanel coupon={coupon} muted={state.kind === 'blackout'} refusal={refusal} />
          )}
          {state.kind === 'usable' && canBePass(coupon) && <WalletPass item={`${kind}-${coupon.id}`} />}
          <CouponFacts coupon={coupon} state={state} now={now} />
          {desktop && actions}
        </section>
        <div className={s.pictures}>
          <ItemPictures pictures={pictures} ratio="16/10" sizes="(min-width: 1024px) 660px, 100vw" />
        </div>
        <div className={s.texts}>
          <BrandSection brand={template.brand} />
          <TextSections texts={couponTexts(coupon)} />
        </div>
      </div>
      {!desktop && <StickyActionBar>{actions}</StickyActionBar>}
    </>
  );
}
