import fs from 'node:fs';
import path from 'node:path';
import { versionIn } from '../process/package-manifest';
import { checkedVersion, isPreview, isQuick } from '../process/release-names';
import { UsageError } from '../process/usage-error';
import type { BuiltRequest } from './built/take-in';
import { prove } from './proof';
import { needsProof } from './proof-rule';
import type { ReleaseContext } from './release-context';
import { signersOf } from './signatures/deployment-signature';
import { keyFrom, keyVariable } from './signatures/keys';
import { signRelease } from './signatures/release-signature';
import { listOf } from './tables';

/**
 * Compiles a package, or takes what another tool built of it, proves it and takes it in as a release.
 *
 * @param wanted version; that of its package.json without it
 * @returns the version
 * @throws Error when it is refused, or the store cannot take it: then nothing of it is left
 */
export async function publish(context: ReleaseContext, name: string, wanted?: string): Promise<string> {
  const { releases, deployments, sourcesOf, compiledFolder, built } = context;
  const sources = sourcesOf(name);
  if (!fs.existsSync(path.join(sources, 'package.json')))
    throw new UsageError(`${sources} has no package.json; --folder names the sources of ${name}.`);
  const version = checkedVersion(wanted ?? versionIn(sources));
  if (isQuick(version)) throw new UsageError(`${version} is the name of a build that stays on its machine.`);
  const key = keyFrom(process.env);
  const { signers } = (await deployments.read()).policy ?? {};
  if (signers && !isPreview(version) && !signersOf(signers, name).some((one) => one.key.kid === key?.kid))
    throw new Error(
      `${deployments.environment} takes releases of ${name} with the key of a signer only: ${keyVariable} has ${key?.kid ?? 'none'}.`,
    );
  await releases.refuseTaken(name, version);
  await releases.tryOut(name, version, 1);
  // Two processes may publish the same version.
  const compiled = path.join(compiledFolder, `${name}-${version}-${process.pid}`);
  try {
    if (built === undefined) await compileSources({ name, version, sources, compiled });
    else
      for (const warning of await takeBuilt({ name, version, sources, built, output: compiled }))
        context.print(`warning: ${warning}`);
    await releases.tryOut(name, version, bytesBelow(compiled));
    await prove(
      { name, version, sources, compiled },
      needsProof(context) ? context.checksOf(name, sources) : [],
    );
    if (key) await signRelease({ name, version, compiled }, key);
    await releases.publish(name, version, compiled);
  } finally {
    fs.rmSync(compiled, { recursive: true, force: true });
  }
  return version;
}

type Sources = { name: string; version: string; sources: string; compiled: string };

async function compileSources({ name, version, sources, compiled }: Sources): Promise<void> {
  // They load the compiler, which the other actions do not need.
  const { missingTexts } = await import('../texts/missing-texts');
  const { compile } = await import('../compile/webpack/compile');
  const missing = await missingTexts(path.join(sources, 'src'));
  if (missing.length > 0) throw new Error(`${name} ${version} is refused:\n${listOf(missing)}`);
  await compile({ folder: sources, output: compiled, version });
}

async function takeBuilt(request: BuiltRequest): Promise<string[]> {
  // It loads a parser.
  const { takeIn } = await import('./built/take-in');
  return takeIn(request);
}

/** Of the files in a folder and in those below it. */
const bytesBelow = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .reduce((sum, file) => sum + fs.statSync(path.join(folder, file)).size, 0);
