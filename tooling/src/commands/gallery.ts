import fs from 'node:fs';
import path from 'node:path';
import { galleryPage } from '../verify/gallery/gallery-page';
import { readmePicture } from '../verify/gallery/readme-picture';
import { galleryFolder, galleryShots, readShots } from '../verify/gallery/shots';
import { buildAndRunPlaywright } from './browser-tests';

/**
 * `npm run gallery`: pictures of every screen and state into var/gallery/index.html, and the picture of the README.
 * `npm run gallery -- -g "mf-offers, en, 390"`: these anew, the others as they were. `-- page`: only the page.
 */
export async function gallery(args: string[]): Promise<void> {
  if (args.length === 0) fs.rmSync(galleryFolder, { recursive: true, force: true });
  fs.mkdirSync(galleryShots, { recursive: true });
  if (args[0] !== 'page') {
    const specs = ['gallery/gallery.spec.ts', ...args];
    process.exitCode = await buildAndRunPlaywright(specs, { MRW_GALLERY: 'all' });
  }
  const shots = readShots();
  const page = path.join(galleryFolder, 'index.html');
  fs.writeFileSync(page, galleryPage(shots));
  // The picture needs screens that a part of the gallery may not have.
  if (args.length === 0 || args[0] === 'page') await readmePicture(shots);
  console.log(`${shots.length} pictures: ${page}`);
}
