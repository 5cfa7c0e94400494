import type { BarcodeFormat } from '@mrw/shared-contracts/api/coupons';

/**
 * The texts that a scanner reads from the bars as they are written. The library also draws others: it adds a
 * missing check digit, writes Code 39 in capitals, and takes some letters with accents for commands of Code 128.
 */
const written: Readonly<Record<BarcodeFormat, RegExp>> = {
  EAN13: /^\d{13}$/,
  UPCA: /^\d{12}$/,
  // Many scanners read `+A` as `a` (Full ASCII).
  CODE39: /^(?!.*[$%/+][A-Z])[\dA-Z .$/+%-]+$/,
  CODE128: /^[ -~]+$/,
};

/** Whether bars of this format say the code itself; a wrong check digit is found when they are drawn. */
export function readsBack(code: string, format: BarcodeFormat): boolean {
  return written[format].test(code);
}
