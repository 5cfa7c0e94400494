import { groupDigits } from '@mrw/shared-ui/formatters';
import type { BarcodeFormat, CouponTemplate } from '@mrw/shared-contracts/api/coupons';

/** How the code of a coupon is presented. */
type CodeKind =
  /** A QR code of code and time, renewed every 5 minutes. */
  | { kind: 'fresh-qr' }
  /** The member scans the code of the store; there is no code for staff. */
  | { kind: 'scan-store' }
  /** The code of the shop system, unchanged. */
  | { kind: 'plain-qr' }
  | { kind: 'barcode'; format: BarcodeFormat }
  | { kind: 'text' };

export function codeKind(template: Pick<CouponTemplate, 'redemption_method' | 'barcode_format'>): CodeKind {
  switch (template.redemption_method) {
    case 'MERCHANT_SCAN_QR':
      return { kind: 'fresh-qr' };
    case 'USER_SCAN_STORE_QR':
      return { kind: 'scan-store' };
    case 'POS_UPDATED_CODE':
      return { kind: 'plain-qr' };
    case 'COUPON_BARCODE':
      return template.barcode_format === null
        ? { kind: 'text' }
        : { kind: 'barcode', format: template.barcode_format };
    case 'TEXT':
      return { kind: 'text' };
  }
}

/**
 * The text of a QR code for scanning by the merchant.
 *
 * @param madeAt milliseconds since 1970
 */
export function freshCode(code: string, madeAt: number): string {
  return `${code}.${Math.floor(madeAt / 1000)}`;
}

/**
 * The groups of a code for reading it out: a long number, also one with letters, in fours; any other code is one
 * group.
 */
export function codeGroups(code: string): readonly string[] {
  return /^(?=.*\d)[A-Z0-9]{8,}$/.test(code) ? groupDigits(code).split(' ') : [code];
}
