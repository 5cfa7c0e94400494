import { buildAll } from '../checks/build/build-all';

/** `npm run build [-- package …]`: builds what is stale and makes it live in the local environment. */
export async function build(args: string[]): Promise<void> {
  const reports = await buildAll(args, console.log);
  for (const { name, version, built } of reports)
    console.log(`${name.padEnd(12)} ${version} ${built ? 'built' : 'unchanged'}`);
}
