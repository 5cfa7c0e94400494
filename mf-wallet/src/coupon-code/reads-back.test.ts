import type { BarcodeFormat } from '@mrw/shared-contracts/api/coupons';
import fc from 'fast-check';
import fs from 'node:fs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawBarcode } from './draw-barcode';

beforeAll(async () => {
  const bytes = fs.readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(bytes).buffer },
    fireImmediately: true,
  });
});

/** Pixels of a module, and rows of the picture. */
const [scale, rows] = [2, 12];

/** What a scanner reads from the bars; null where none are drawn. */
async function scan(code: string, format: BarcodeFormat): Promise<string | null> {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  let modules: number;
  try {
    modules = await drawBarcode(svg, code, format);
  } catch {
    return null;
  }
  const line = new Uint8ClampedArray(modules * scale * 4).fill(255);
  for (const bar of svg.querySelectorAll('[transform] rect')) {
    const place = (name: string) => Number(bar.getAttribute(name)) * scale * 4;
    const start = place('x') + 11 * scale * 4;
    line.fill(0, start, start + place('width'));
    for (let alpha = 3; alpha < line.length; alpha += 4) line[alpha] = 255;
  }
  const data = new Uint8ClampedArray(line.length * rows);
  for (let row = 0; row < rows; row += 1) data.set(line, row * line.length);
  const picture = { data, width: modules * scale, height: rows, colorSpace: 'srgb' } as const;
  const [found] = await readBarcodes(picture, { textMode: 'Plain' });
  // The 13 digits of UPC-A begin with 0.
  return found?.text.replace(format === 'UPCA' ? /^0/ : /^$/, '') ?? 'nothing';
}

test.each<[BarcodeFormat, string, boolean]>([
  ['EAN13', '4006381333931', true],
  ['EAN13', '400638133393', false],
  ['EAN13', '4006381333930', false],
  ['EAN13', '４００６３８１３３３９３１', false],
  ['UPCA', '036000291452', true],
  ['UPCA', '03600029145', false],
  ['CODE39', 'HC1006AB', true],
  ['CODE39', 'A+1 /2-3.4%5$6', true],
  ['CODE39', 'hc1006ab', false],
  ['CODE39', '*HC1006*', false],
  ['CODE39', 'STRAßE', false],
  ['CODE39', 'HC+A', false],
  ['CODE128', 'hc-1007~', true],
  ['CODE128', 'CAFÉ10', false],
  ['CODE128', 'HÎ10', false],
  ['CODE128', 'HC\t10', false],
  ['CODE128', '', false],
])('Q-185 as %s the code %j is drawn: %s', async (format, code, drawn) => {
  expect(await scan(code, format)).toBe(drawn ? code : null);
});

const digits = fc.array(fc.nat(9), { minLength: 10, maxLength: 13 });
/** Appends the GS1 check digit. */
const checked = (given: readonly number[]) => {
  const sum = given
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return [...given, (10 - (sum % 10)) % 10];
};
const any = fc.oneof(
  fc.string({ minLength: 1, maxLength: 14 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('aAzZ019 $%/+-.*ÉÈÎÓßı\t\u{7f}')),
    minLength: 1,
    maxLength: 10,
  }),
  fc.oneof(digits, digits.map(checked)).map((each) => each.join('')),
);

test.each<[BarcodeFormat]>([['EAN13'], ['UPCA'], ['CODE39'], ['CODE128']])(
  'Q-185 bars of %s say the same text as the code, or are not drawn',
  async (format) => {
    const read = jest.fn();
    await fc.assert(
      fc.asyncProperty(any, async (code) => {
        const text = await scan(code, format);
        if (text !== null) read();
        expect([code, null]).toContain(text);
      }),
      { numRuns: 300 },
    );
    expect(read).toHaveBeenCalled();
  },
);
