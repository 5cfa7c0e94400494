import { barcodeLayout } from './barcode-layout';

test.each([
  [220, 378, 1, 1],
  [220, 378, 2, 1.5],
  [115, 378, 1, 3],
  [500, 378, 1, 1],
  [500, 378, 3, 2 / 3],
])('a barcode of %d modules in %d px at ratio %d has modules of %d px', (modules, width, ratio, module) => {
  const layout = barcodeLayout(modules, { width, height: null }, ratio);
  expect(layout).toEqual({ turned: false, module: expect.closeTo(module) as number });
});

test.each([
  ['a short code on a phone', 115, 288, 536, 2, false, 2.5],
  ['a long code on the smallest phone', 230, 288, 536, 1, true, 2],
  ['a long code on the smallest phone', 230, 288, 536, 2, true, 2],
  ['a long code on a phone', 230, 358, 812, 3, true, 10 / 3],
  ['a long code on a phone in landscape', 230, 812, 358, 3, false, 10 / 3],
  ['a long code on a tablet', 230, 736, 992, 2, false, 3],
  ['a code that is too long for both', 500, 288, 536, 2, true, 1],
  ['a code that is not better off along the height', 500, 288, 360, 1, false, 1],
])('%s: %d modules in %d × %d px at ratio %d', (_, modules, width, height, ratio, turned, module) => {
  const layout = barcodeLayout(modules, { width, height }, ratio);
  expect(layout).toEqual({ turned, module: expect.closeTo(module) as number });
});
