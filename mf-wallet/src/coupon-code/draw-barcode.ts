import type { BarcodeFormat } from '@mrw/shared-contracts/api/coupons';

const names: Readonly<Record<BarcodeFormat, string>> = {
  EAN13: 'EAN13',
  UPCA: 'UPC',
  CODE39: 'CODE39',
  CODE128: 'CODE128',
};

/** Blank modules at both ends, which scanners need: EAN-13 the most. */
const quietZone = 11;

/**
 * Draws a barcode into an SVG element, as wide as its parent allows. The library is fetched when the first one is needed.
 *
 * @throws Error when the code does not fit the format, or the library could not be fetched
 */
export async function drawBarcode(
  svg: SVGSVGElement | null,
  code: string,
  format: BarcodeFormat,
): Promise<void> {
  const { default: JsBarcode } = await import('jsbarcode');
  if (!svg) return;
  const outcome = { valid: true };
  JsBarcode(svg, code, {
    format: names[format],
    displayValue: false,
    flat: true,
    height: 96,
    width: 1,
    margin: quietZone,
    valid: (encodable: boolean) => {
      outcome.valid = encodable;
    },
  });
  if (!outcome.valid) throw new Error('The code does not fit its barcode kind.');
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.setAttribute('height', '116px');
  fitBarcode(svg);
}

/** Makes a drawn barcode as wide as its parent allows, in whole device pixels per module: uneven bars cannot be scanned. */
export function fitBarcode(svg: SVGSVGElement): void {
  const modules = svg.viewBox.baseVal.width;
  const room = svg.parentElement ? roomIn(svg.parentElement) : modules;
  svg.setAttribute('width', `${modules * moduleWidth(modules, room, window.devicePixelRatio)}px`);
}

/** CSS pixels between the paddings. */
function roomIn(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0);
}

/** CSS pixels for one module: the most whole device pixels that fit, at least one. */
export function moduleWidth(modules: number, room: number, pixelRatio: number): number {
  return Math.max(1, Math.floor((room * pixelRatio) / modules)) / pixelRatio;
}
