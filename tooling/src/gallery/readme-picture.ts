import path from 'node:path';
import sharp from 'sharp';
import { root } from '../root';
import { galleryShots, type Shot } from './shots';

const picture = path.join(root, 'docs/images/site.webp');
const size = { width: 1_280, height: 620 };
/** What the README shows: the home page of a member, and before it the member card on a phone. */
const shown = [
  { path: '/home', width: 1_440, left: 30, top: 40, to: { width: 930, height: 560 } },
  { path: '/user/myCard', width: 390, left: 985, top: 40, to: { width: 259, height: 560 } },
] as const;

/** Draws the picture of the README from two screens of the gallery. @throws Error when one is missing */
export async function readmePicture(shots: readonly Shot[]): Promise<void> {
  const parts = await Promise.all(
    shown.map(async ({ path: address, width, left, top, to }) => {
      const shot = shots.find(
        ({ path: of, state, width: wide, language, scheme }) =>
          of === address && state === '' && wide === width && language === 'en' && scheme === 'light',
      );
      if (!shot) throw new Error(`The picture of the README needs ${address} in English, ${width} px.`);
      const input = await sharp(path.join(galleryShots, shot.file))
        .resize({ ...to, fit: 'cover', position: 'top' })
        .toBuffer();
      return { input, left, top };
    }),
  );
  await sharp({ create: { ...size, channels: 3, background: '#EBF1EE' } })
    .composite(parts)
    .webp({ quality: 80 })
    .toFile(picture);
}
