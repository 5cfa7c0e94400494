import * as fc from 'fast-check';
import { photoSize } from './photo-size';

test.each([
  ['a photo', 4_032, 3_024, 2_000, 1_500],
  ['an upright photo', 3_024, 4_032, 1_500, 2_000],
  ['a small picture', 640, 480, 640, 480],
  ['a scrolling screenshot', 1_080, 12_000, 1_000, 11_111],
  ['a narrow scrolling screenshot', 720, 12_000, 720, 12_000],
  ['a lying one', 12_000, 1_080, 11_111, 1_000],
  ['one that is too long for a canvas', 1_080, 40_000, 657, 24_343],
  ['a line', 50_000, 1, 50_000, 1],
])('%s of %i × %i is kept as %i × %i', (_, width, height, keptWidth, keptHeight) => {
  expect(photoSize(width, height, 2_000)).toEqual({ width: keptWidth, height: keptHeight });
});

test('no picture grows, exceeds 16 million pixels or has no side', () => {
  const side = fc.integer({ min: 1, max: 60_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const kept = photoSize(width, height, 2_000);
      expect(kept.width * kept.height).toBeLessThanOrEqual(16_000_000);
      expect(kept.width).toBeLessThanOrEqual(width);
      expect(kept.height).toBeLessThanOrEqual(height);
      expect(Math.min(kept.width, kept.height)).toBeGreaterThan(0);
    }),
  );
});
