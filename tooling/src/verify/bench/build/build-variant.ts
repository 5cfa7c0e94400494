import fs from 'node:fs';
import path from 'node:path';
import type { Addresses } from '@mrw/shared-contracts/addresses';
import { sourceHash } from '../../../checks/build/source-hash';
import { remoteNames, root, varFolder } from '../../../process/root';
import { compileAll } from '../../../compile/webpack/compile';

/** Compiles a variant below var/bench, when its sources changed. */
export async function buildVariant(
  name: string,
  { remotes }: Addresses,
  log: (line: string) => void,
): Promise<void> {
  const output = path.join(varFolder, 'bench', name);
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
  log(`building ${name}…`);
  await compileAll({
    folder: root,
    output,
    configuration: path.join(root, 'tooling/src/verify/bench/build/variants.webpack.ts'),
    settings: { MRW_MODE: 'production', MRW_BENCH_VARIANT: name, MRW_BENCH_REMOTES: remotes.origin },
  });
  fs.writeFileSync(mark, hash);
}
