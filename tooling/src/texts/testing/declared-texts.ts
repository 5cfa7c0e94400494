import fs from 'node:fs';
import path from 'node:path';
import type { Strings } from '@mrw/shared-contracts';
import { root } from '../../process/root';
import { filesWithTexts, stringsAmong } from '../missing-texts';

/** All texts that a package declares, for tests: jest reads its sources as they stand.
 *
 * @throws Error for texts that are declared where no test sees them
 */
export function declaredTexts(name: string): { name: string; strings: Strings }[] {
  return filesWithTexts(path.join(root, name, 'src')).flatMap((file) => {
    const found = stringsAmong(jest.requireActual(file));
    const declared = fs.readFileSync(file, 'utf8').split('defineStrings(').length - 1;
    if (found.length !== declared)
      throw new Error(`${file} declares ${declared} tables of texts and exports ${found.length}.`);
    return found.map((strings) => ({ name, strings }));
  });
}
