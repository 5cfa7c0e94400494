import { fakeCamera } from '@mrw/shared-contracts/testing';
import { createDetector } from './detector';

const own = jest.fn(() => Promise.resolve([{ rawValue: 'OWN' }]));
jest.mock('barcode-detector/ponyfill', () => ({
  prepareZXingModule: () => undefined,
  BarcodeDetector: class {
    detect = () => own();
  },
}));
jest.mock('./wasm-address', () => ({ wasmAddress: '/zxing_reader.wasm' }));

const video = document.createElement('video');

afterEach(() => {
  Reflect.deleteProperty(window, 'BarcodeDetector');
});

test("the browser's own detector comes first: nothing is fetched", async () => {
  fakeCamera(() => 'NATIVE');
  expect(await (await createDetector()).read(video)).toBe('NATIVE');
  expect(own).not.toHaveBeenCalled();
});

test.each([
  ['has none', () => Reflect.deleteProperty(window, 'BarcodeDetector')],
  [
    'has one that reads lines only',
    () => Reflect.set(window, 'BarcodeDetector', { getSupportedFormats: () => Promise.resolve(['ean_13']) }),
  ],
  [
    'has one that does not work',
    () =>
      Reflect.set(window, 'BarcodeDetector', { getSupportedFormats: () => Promise.reject(new Error('off')) }),
  ],
])('where the browser %s, the decoder of this build reads the code', async (_, prepare) => {
  prepare();
  expect(await (await createDetector()).read(video)).toBe('OWN');
});
