import * as z from 'zod/mini';
import type { Coupon } from './coupons';

/** Where a phone adds a pass of the member: an address for one navigation within a minute, or Google's own. */
export const walletPassLink = z.object({ save_url: z.url() });

/** Usage methods whose code never changes and is taken from a pass; a renewed code is none. */
const methods: Readonly<Record<Coupon['coupon_type'], readonly string[]>> = {
  COUPON: ['COUPON_BARCODE', 'TEXT'],
  TICKET: ['COUPON_BARCODE', 'TEXT', 'USER_SCAN_STORE_QR'],
};

/**
 * Whether a coupon or ticket may be a pass of a phone's wallet: by its usage method, and while it can be used.
 *
 * @param coupon a coupon or ticket of the member
 */
export function canBePass(
  coupon: Pick<Coupon, 'coupon_type' | 'is_used' | 'is_expired' | 'is_forced_inactive'> &
    Pick<Coupon, 'virtual_real_type' | 'real_coupon'> & {
      template: Pick<Coupon['template'], 'redemption_method'>;
    },
): boolean {
  const isOver = coupon.is_used || coupon.is_expired || coupon.is_forced_inactive;
  return (
    !isOver &&
    coupon.virtual_real_type === 'REAL' &&
    methods[coupon.coupon_type].includes(coupon.template.redemption_method)
  );
}
