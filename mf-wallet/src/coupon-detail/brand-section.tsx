import { useStrings } from '@mrw/shared-contracts';
import type { CouponTemplate } from '@mrw/shared-contracts/api/coupons';
import { Icon, Prose, Section, ServerText } from '@mrw/shared-ui';
import { useId, useState } from 'react';
import s from './coupon-detail.module.css';
import { detailStrings } from './strings';

/** The brand; a press expands and collapses its description (§2). */
export function BrandSection({ brand }: { brand: CouponTemplate['brand'] }) {
  const t = useStrings(detailStrings);
  const textId = useId();
  const [open, setOpen] = useState(false);
  if (!brand) return null;
  const name = (
    <>
      {brand.icon_url !== null && (
        <img className={s.brandIcon} src={brand.icon_url} alt="" width="40" height="40" loading="lazy" />
      )}
      <span className={s.brandName}>
        <ServerText>{brand.name}</ServerText>
      </span>
    </>
  );
  return (
    <Section title={t('brand')}>
      {brand.description ? (
        <>
          <button
            type="button"
            className={s.brand}
            aria-expanded={open}
            aria-controls={open ? textId : undefined}
            onClick={() => {
              setOpen(!open);
            }}
          >
            {name}
            <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} />
          </button>
          {open && (
            <div id={textId} className={s.brandText}>
              <Prose text={brand.description} />
            </div>
          )}
        </>
      ) : (
        <p className={s.brand}>{name}</p>
      )}
    </Section>
  );
}
