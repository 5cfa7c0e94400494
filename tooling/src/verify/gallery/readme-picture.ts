import path from 'node:path';
import sharp from 'sharp';
import { root } from '../../process/root';
import { galleryShots, type Shot } from './shots';

const picture = path.join(root, 'docs/images/site.webp');
const size = { width: 1_280, height: 640 };
const corner = 20;

type Part = Pick<Shot, 'path' | 'language' | 'width'> & {
  left: number;
  to: { width: number; height: number };
};

/** What the README shows: the home page of a member, and before it the member card on a phone. */
const parts: readonly Part[] = [
  { path: '/home', language: 'en', width: 1_440, left: 40, to: { width: 900, height: 560 } },
  { path: '/user/myCard', language: 'zh-Hant', width: 390, left: 960, to: { width: 280, height: 560 } },
];

const rounded = ({ width, height }: Part['to']) =>
  Buffer.from(`<svg><rect width="${width}" height="${height}" rx="${corner}"/></svg>`);

/** The screen of a part, cut at its lower end, with round corners. @throws Error when it was not photographed */
async function drawn({ path: address, language, width, to }: Part, shots: readonly Shot[]): Promise<Buffer> {
  const shot = shots.find(
    (one) =>
      one.path === address &&
      one.state === '' &&
      one.width === width &&
      one.language === language &&
      one.scheme === 'light',
  );
  if (!shot) throw new Error(`The picture of the README needs ${address} in ${language}, ${width} px.`);
  return sharp(path.join(galleryShots, shot.file))
    .resize({ ...to, fit: 'cover', position: 'top' })
    .composite([{ input: rounded(to), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Draws the picture of the README from two screens of the gallery. */
export async function readmePicture(shots: readonly Shot[]): Promise<void> {
  const layers = await Promise.all(
    parts.map(async (part) => ({ input: await drawn(part, shots), left: part.left, top: 40 })),
  );
  await sharp({ create: { ...size, channels: 3, background: '#DDF1EC' } })
    .composite(layers)
    .webp({ quality: 80 })
    .toFile(picture);
}
