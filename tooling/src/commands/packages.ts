import { loadOnDemand } from '../process/on-demand';
import { buildPackages, type BuiltPackage } from '../packages/build-packages';
import { pack } from '../packages/pack';
import { publishedPackages } from '../packages/published-packages';
import { checkTypes } from '../process/run-process';

type Checks = { packageFaults(folder: string, tarball: string): Promise<string[]> };

/** `npm run packages`: builds and checks what is published for repositories of their own. */
export async function packages(): Promise<void> {
  await checkPackages(await compiledPackages());
}

/**
 * @param output folder that they are built in, `var/packages` when absent
 * @throws Error when the sources do not compile
 */
export async function compiledPackages(output?: string): Promise<BuiltPackage[]> {
  const projects = new Set(publishedPackages.map(({ folder }) => folder.split('/', 1).join()));
  if ((await checkTypes(projects)) !== 0) throw new Error('The packages do not compile.');
  return buildPackages(output);
}

/** @throws Error with every fault that publint or arethetypeswrong finds */
export async function checkPackages(built: readonly BuiltPackage[]): Promise<void> {
  const { packageFaults } = (await loadOnDemand('package-checks/package-faults.mjs')) as Checks;
  const faults: string[] = [];
  for (const one of built) {
    const found = await packageFaults(one.folder, pack(one));
    faults.push(...found.map((fault) => `${one.name}: ${fault}`));
    console.log(`${one.name} ${one.version}`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
