import { buildPackages } from '../packages/build-packages';
import { packageFaults } from '../packages/check-package';
import { pack } from '../packages/pack';
import { runTool } from '../test/run-process';

/** `npm run packages`: builds and checks what is published for repositories of their own. */
export async function packages(): Promise<void> {
  if ((await runTool('typescript/bin/tsc', ['-b', 'shared-contracts', 'shared-ui', 'tooling'])) !== 0)
    throw new Error('The packages do not compile.');
  await checkedPackages();
}

/** @throws Error with every fault that publint or arethetypeswrong finds */
export async function checkedPackages(): Promise<void> {
  const faults: string[] = [];
  for (const one of buildPackages()) {
    const found = await packageFaults(one.folder, pack(one));
    faults.push(...found.map((fault) => `${one.name}: ${fault}`));
    console.log(`${one.name} ${one.version}`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
