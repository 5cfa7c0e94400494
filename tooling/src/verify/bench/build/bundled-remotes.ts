import fs from 'node:fs';
import path from 'node:path';
import { varFolder } from '../../../process/root';
import { exposedModules } from './exposed';

/**
 * Writes what takes the place of the shell's federation module in one bundle: the same interface. A text, because the
 * types of the tooling must not depend on the remotes; named `.ts`, because webpack takes a script of this package for
 * one of Node, which gets the exports of a remote one level deeper.
 *
 * @returns its path
 */
export function bundledRemotes(): string {
  const modules = exposedModules()
    .map(
      ({ remote, name, id, file }) =>
        `  '${remote}${name}': () => import(/* webpackChunkName: "${id}" */ ${JSON.stringify(file)}),`,
    )
    .join('\n');
  const written = path.join(varFolder, 'bench/written/one-bundle.ts');
  fs.mkdirSync(path.dirname(written), { recursive: true });
  fs.writeFileSync(
    written,
    `const modules = {
${modules}
};
export function setUpFederation() {}
export function trustChunks() {}
export const providedModules = () => ({});
export async function loadLifecycles({ descriptor }, exposed) {
  return (await modules[descriptor.name + exposed]()).default;
}
`,
  );
  return written;
}
