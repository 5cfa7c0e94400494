import type { BarcodeFormat } from '@mrw/shared-contracts/api/coupons';

const names: Readonly<Record<BarcodeFormat, string>> = {
  EAN13: 'EAN13',
  UPCA: 'UPC',
  CODE39: 'CODE39',
  CODE128: 'CODE128',
};

/**
 * Draws a barcode into an SVG element; the library is fetched when the first one is needed.
 *
 * @throws Error when the code does not fit the format, or the library could not be fetched
 */
export async function drawBarcode(svg: SVGSVGElement | null, code: string, format: BarcodeFormat): Promise<void> {
  const { default: JsBarcode } = await import('jsbarcode');
  if (!svg) return;
  let valid = true;
  JsBarcode(svg, code, {
    format: names[format],
    displayValue: false,
    height: 96,
    width: 2,
    margin: 16,
    valid: (encodable: boolean) => {
      valid = encodable;
    },
  });
  if (!valid) throw new Error('The code does not fit its barcode kind.');
}
