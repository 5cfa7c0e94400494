import type { BarcodeFormat } from '@mrw/shared-contracts/api/coupons';
import { barcodeLayout } from './barcode-layout';
import { readsBack } from './reads-back';

const names: Readonly<Record<BarcodeFormat, string>> = {
  EAN13: 'EAN13',
  UPCA: 'UPC',
  CODE39: 'CODE39',
  CODE128: 'CODE128',
};

/** Quiet zones in modules, as the formats require: EAN-13 has the widest. */
const quietZone = 11;
/** CSS pixels: the minimum height that a scanner reads reliably. */
const barHeight = 96;

const misfit = () => new Error('The code does not fit its barcode kind.');

/**
 * Renders a barcode into an SVG element. The library is fetched on first use.
 *
 * @returns its modules including the quiet zones
 * @throws Error when the bars would say another code or none, or the library could not be fetched
 */
export async function drawBarcode(svg: SVGSVGElement, code: string, format: BarcodeFormat): Promise<number> {
  if (!readsBack(code, format)) throw misfit();
  const { default: JsBarcode } = await import('jsbarcode');
  const outcome = { valid: true };
  JsBarcode(svg, code, {
    format: names[format],
    displayValue: false,
    flat: true,
    height: barHeight,
    width: 1,
    margin: 0,
    marginLeft: quietZone,
    marginRight: quietZone,
    valid: (encodable: boolean) => {
      outcome.valid = encodable;
    },
  });
  if (!outcome.valid) throw misfit();
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('shape-rendering', 'crispEdges');
  const bars = document.createElementNS(svg.namespaceURI, 'g');
  bars.append(...svg.childNodes);
  svg.append(bars);
  // A module is 1 wide.
  return parseFloat(svg.getAttribute('width') ?? '');
}

/**
 * Sizes a rendered barcode to its parent.
 *
 * @param mayTurn whether it may be rotated, with the same distance to the ends as to the sides
 * @returns whether it is rotated
 */
export function fitBarcode(svg: SVGSVGElement, modules: number, mayTurn: boolean): boolean {
  const { turned, module } = barcodeLayout(modules, roomFor(svg, modules, mayTurn), window.devicePixelRatio);
  const [width, height] = turned ? [barHeight, modules] : [modules, barHeight];
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', `${turned ? barHeight : modules * module}px`);
  svg.setAttribute('height', `${turned ? modules * module : barHeight}px`);
  // A rotation matrix of whole numbers keeps the edges sharp.
  svg.firstElementChild?.setAttribute('transform', turned ? `matrix(0 1 -1 0 ${barHeight} 0)` : '');
  return turned;
}

/** CSS pixels between the paddings. */
function roomFor({ parentElement: parent }: SVGSVGElement, modules: number, mayTurn: boolean) {
  if (!parent) return { width: modules, height: null };
  const { paddingLeft, paddingRight } = getComputedStyle(parent);
  const sides = (parseFloat(paddingLeft) || 0) + (parseFloat(paddingRight) || 0);
  return { width: parent.clientWidth - sides, height: mayTurn ? parent.clientHeight - sides : null };
}
