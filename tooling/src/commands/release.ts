import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from '../build/compile';
import { Deployments } from '../release/deployments';
import { ReleaseStore } from '../release/release-store';
import { deploymentsFolder, releasesFolder, root, varFolder } from '../root';

type Context = { store: ReleaseStore; deployments: Deployments; folder: string | undefined };

const actions: Readonly<Record<string, (context: Context, names: string[]) => Promise<void> | void>> = {
  publish: async ({ store, folder }, [name = '', version = '']) => {
    if (store.has(name, version))
      throw new Error(`${name} ${version} is published already; releases never change.`);
    const compiled = path.join(varFolder, 'compiled', `${name}-${version}`);
    await compile({ folder: folder ?? path.join(root, name), output: compiled, version });
    store.publish(name, version, compiled);
    fs.rmSync(compiled, { recursive: true });
    console.log(`published ${name} ${version}`);
  },
  promote: ({ store, deployments }, [name = '', version = '']) => {
    if (!store.has(name, version)) throw new Error(`${name} ${version} is not published.`);
    deployments.promote(name, version);
    console.log(`${name} ${version} is live in ${deployments.environment}`);
  },
  rollback: ({ deployments }, [name = '']) => {
    console.log(`${name} ${deployments.rollBack(name)} is live in ${deployments.environment}`);
  },
  status: ({ store, deployments }) => {
    for (const [name, { live, previous }] of Object.entries(deployments.read()))
      console.log(
        `${name.padEnd(12)} live ${live}, before ${previous ?? '-'}, ${store.versions(name).length} published`,
      );
  },
};

/** `npm run release -- publish|promote|rollback|status …`: one remote at a time, nothing else is built. */
export async function release(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { environment: { type: 'string', default: 'local' }, folder: { type: 'string' } },
  });
  const [name = '', ...names] = positionals;
  const action = actions[name];
  if (!action)
    throw new Error(`Usage: npm run release -- ${Object.keys(actions).join('|')} [remote] [version]`);
  await action(
    {
      store: new ReleaseStore(releasesFolder),
      deployments: new Deployments(deploymentsFolder, values.environment),
      folder: values.folder,
    },
    names,
  );
}
