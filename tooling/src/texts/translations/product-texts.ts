import fs from 'node:fs';
import path from 'node:path';
import { remoteNames, root } from '../../process/root';
import { filesWithTexts } from '../missing-texts';
import type { Source } from './import-translations';
import { sourceTexts } from './source-texts';

/** All texts of the product, by package and file. */
export const productTexts = (): Source[] =>
  ['shared-ui', 'shell', ...remoteNames].flatMap((name) =>
    filesWithTexts(path.join(root, name, 'src'))
      .sort()
      .map((place) => {
        const file = path.relative(root, place).split(path.sep).join('/');
        const content = fs.readFileSync(place, 'utf8');
        return { file, content, texts: sourceTexts(file, content) };
      }),
  );
