import type { Coupon } from '@mrw/shared-contracts/api/coupons';

type TextSection = { title: string | null; content: string };
type Kind = 'instruction' | 'detail';

/** The sections of a coupon: those of the chosen medium when there are any (§3). */
export function couponTexts({
  user_selected_usage_medium: medium,
  template,
}: Coupon): Record<Kind, TextSection | null> {
  const section = (name: `${'' | 'online_' | 'offline_'}${Kind}_section`): TextSection | null => {
    const [title = null, content] = [template[`${name}_title`], template[`${name}_content`]];
    return content ? { title, content } : null;
  };
  const texts = (kind: Kind) => {
    const general = section(`${kind}_section`);
    if (medium === 'ONLINE') return section(`online_${kind}_section`) ?? general;
    return medium === 'OFFLINE' ? (section(`offline_${kind}_section`) ?? general) : general;
  };
  return { instruction: texts('instruction'), detail: texts('detail') };
}
