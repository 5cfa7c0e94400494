import { FRAME_HEIGHT } from '../drawing/frame';
import type { Frame } from '../drawing/frame';
import { lights } from '../drawing/light';
import type { LightName } from '../drawing/light';
import { seededRandom } from '../drawing/random';
import { tints } from '../drawing/tint';
import type { TintName } from '../drawing/tint';
import { brandTile, marks } from '../marks/marks';
import { scenes } from '../scenes/table';
import { storefront } from '../storefront/storefront';
import { lookOfBrand } from './brand-looks';
import { camera } from './camera';
import { ratios } from './picture';
import type { Picture } from './picture';
import { receipt } from './receipt';
import { stampGift, stampSlot } from './stamps';

type Mood = { light: LightName; tint: TintName; seed: string; take: number };

const frameOf = (width: number, { light, tint, seed, take }: Mood): Frame => ({
  width,
  cx: width / 2,
  light: lights[light],
  tint: tints[tint],
  random: seededRandom(`${seed}/${take}`),
  take,
});

function content(picture: Picture, width: number): string {
  switch (picture.kind) {
    case 'scene': {
      const drawing = scenes[picture.scene](frameOf(width, picture));
      return `<g transform="${camera(picture.take, width / 2)}">${drawing}</g>`;
    }
    case 'storefront': {
      const { light, seed, brand, take } = picture;
      const { tint } = lookOfBrand(brand);
      const drawing = storefront(frameOf(width, { light, seed, tint, take }), marks[brand - 1] ?? marks[0]);
      return `<g transform="${camera(take, width / 2)}">${drawing}</g>`;
    }
    case 'brand': {
      const { main, pop } = tints[lookOfBrand(picture.brand).tint];
      return brandTile(marks[picture.brand - 1] ?? marks[0], main, pop);
    }
    case 'receipt':
      return receipt(picture.paper, seededRandom(picture.seed));
    case 'stamp':
      return picture.face === 'slot' ? stampSlot : stampGift;
  }
}

/** Draws a picture as an SVG document, `width` pixels wide. */
export function drawPicture(picture: Picture, width: number): string {
  const frameWidth = Math.round(FRAME_HEIGHT * ratios[picture.ratio]);
  const height = Math.round(width / ratios[picture.ratio]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
    ` viewBox="0 0 ${frameWidth} ${FRAME_HEIGHT}" preserveAspectRatio="none">${content(picture, frameWidth)}</svg>`
  );
}
