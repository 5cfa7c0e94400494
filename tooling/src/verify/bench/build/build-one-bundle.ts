import fs from 'node:fs';
import path from 'node:path';
import { sourceHash } from '../../../checks/build/source-hash';
import { compileAll } from '../../../compile/webpack/compile';
import { remoteNames, root, varFolder } from '../../../process/root';

/** Compiles the product as one bundle below var/bench, when its sources changed. */
export async function buildOneBundle(log: (line: string) => void): Promise<void> {
  const output = path.join(varFolder, 'bench/one-bundle');
  const hash = sourceHash([
    'shell',
    ...remoteNames,
    'shared-contracts/src',
    'shared-ui/src',
    'tooling/src',
    'package-lock.json',
  ]);
  const mark = path.join(output, 'hash');
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === hash) return;
  log('building one bundle…');
  await compileAll({
    folder: root,
    output,
    configuration: path.join(root, 'tooling/src/verify/bench/build/one-bundle.webpack.ts'),
    settings: { MRW_MODE: 'production' },
  });
  fs.writeFileSync(mark, hash);
}
