import { limits } from '@mrw/shared-contracts/constants';
import { preparePhoto } from './prepare-photo';

/** A device whose pictures have this size, and files of so many bytes at 0.85 and below. */
function device(width: number, height: number, bytes: number, lower: number) {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  Object.assign(globalThis, { CSS: { supports: () => true } });
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  const drawImage = jest.fn<undefined, [HTMLImageElement, ...number[]]>();
  const context = { fillRect: jest.fn(), setTransform: jest.fn(), drawImage };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as GPUCanvasContext);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type, quality = 1) => {
    give(new Blob([new Uint8Array(quality >= 0.85 ? bytes : lower)], { type: type ?? '' }));
  });
  return () => drawImage.mock.lastCall?.slice(3);
}

const chosen = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'receipt.png', { type: 'image/png' });

test('a tall receipt keeps 1000 px across', async () => {
  const drawn = device(1_080, 12_000, 3_000_000, 1);
  expect(await preparePhoto(chosen())).toMatchObject({ name: 'receipt.jpg', size: 3_000_000 });
  expect(drawn()).toEqual([1_000, 11_111]);
});

test('a picture whose file would be too large is written at a lower quality', async () => {
  device(1_000, 16_000, limits.upload + 1, 4_000_000);
  expect(await preparePhoto(chosen())).toMatchObject({ name: 'receipt.jpg', size: 4_000_000 });
});

test('one that stays too large is sent as it was chosen, and the server decides', async () => {
  device(1_000, 16_000, limits.upload + 1, limits.upload + 1);
  expect((await preparePhoto(chosen())).name).toBe('receipt.png');
});
