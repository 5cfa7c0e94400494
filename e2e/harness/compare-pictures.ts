import type { Page } from '@playwright/test';

export type Difference = {
  /** Points that differ. */
  count: number;
  /** Around all of them, in pixels: left, top, right, bottom; null when nothing differs. */
  box: readonly [number, number, number, number] | null;
};

/**
 * Compares two pictures of one size, point by point.
 *
 * @param page one without a content policy: it reads the pictures from addresses with their data
 * @param slack by how much the red, green or blue of a point may differ, of 255
 * @throws Error when their sizes differ
 */
export const comparePictures = (page: Page, one: Buffer, other: Buffer, slack: number): Promise<Difference> =>
  page.evaluate(
    async ([first, second, most]) => {
      const pointsOf = async (data: string) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return { width, height, data: context?.getImageData(0, 0, width, height).data ?? [] };
      };
      const [a, b] = await Promise.all([pointsOf(first), pointsOf(second)]);
      if (a.width !== b.width || a.height !== b.height)
        throw new Error(`${a.width} x ${a.height} is ${b.width} x ${b.height} in the other picture`);
      let count = 0;
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      for (let at = 0; at < a.data.length; at += 4) {
        const isSame = [0, 1, 2].every(
          (part) => Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)) <= most,
        );
        if (isSame) continue;
        const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)];
        [left, top, right, bottom] = [
          Math.min(left, x),
          Math.min(top, y),
          Math.max(right, x),
          Math.max(bottom, y),
        ];
        count += 1;
      }
      const box = count === 0 ? null : ([left, top, right, bottom] as const);
      return { count, box };
    },
    [one.toString('base64'), other.toString('base64'), slack] as const,
  );
