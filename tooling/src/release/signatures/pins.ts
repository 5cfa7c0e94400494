import { descriptorFile } from '../../compile/webpack/described-files';
import { checkContents } from '../check-contents';
import type { DeploymentPointer, DeploymentState } from '../deployment-file';
import { replacedVersion } from '../deployment-state';
import type { ReleaseStore } from '../release-store';
import { signersOf } from './deployment-signature';
import { digestOf } from './digest';
import { signedDescriptor } from './release-signature';

type Release = { name: string; version: string };

/**
 * Notes the descriptor of every version of a package that may go to a device, so that the signature of the environment
 * covers what it loads. The signature of a release counts once, when the release comes: its key may end afterwards.
 *
 * @returns the pointer, and the key of the release that came
 * @throws Error when the release that came is not signed, or one that goes to devices is not the one that was noted
 */
export async function withDescriptors(
  releases: ReleaseStore,
  before: DeploymentState,
  after: DeploymentState,
  name: string,
): Promise<{ pointer: DeploymentPointer; kid: string | undefined }> {
  const pointer = after.remotes[name];
  if (!pointer) throw new Error(`${name} is not live.`);
  const { live, canary, earlier } = pointer;
  const known = before.remotes[name];
  const stays = [known?.live, known?.canary];
  const goesOut = [live, canary].flatMap((stage) => (stage && !stays.includes(stage) ? [stage.version] : []));
  const descriptors: Record<string, string> = {};
  let kid: string | undefined;
  for (const version of [live.version, canary?.version, ...earlier, replacedVersion(after, name)]) {
    if (version === undefined) continue;
    const comes = goesOut.includes(version) || !before.policy?.signers;
    const admitted = comes ? await admittedDescriptor(releases, before, { name, version }) : undefined;
    kid ??= admitted?.kid;
    const descriptor = admitted?.descriptor ?? known?.descriptors?.[version];
    if (descriptor) descriptors[version] = descriptor;
  }
  return { pointer: { ...pointer, descriptors }, kid };
}

/**
 * The descriptor of a version that goes to devices: the one that the environment noted before, else one with a
 * signature. When the policy asks for signatures for the first time, what is there is believed.
 *
 * @throws Error with the reason when it is another one, or not signed
 */
async function admittedDescriptor(
  releases: ReleaseStore,
  { policy, remotes }: DeploymentState,
  release: Release,
): Promise<{ descriptor: string | undefined; kid?: string }> {
  const stored = await storedDescriptor(releases, release);
  const known = remotes[release.name]?.descriptors?.[release.version];
  if (known !== undefined && known !== stored)
    throw new Error('Its descriptor is not the one that went live here before.');
  if (known !== undefined || !policy?.signers) return { descriptor: stored };
  return signedDescriptor(releases, release, signersOf(policy.signers, release.name));
}

/** What speaks against a version that would go to devices. */
export async function signatureFaults(
  releases: ReleaseStore,
  state: DeploymentState,
  { remote, version }: { remote: string; version: string },
): Promise<string[]> {
  try {
    if (state.policy?.signers) await admittedDescriptor(releases, state, { name: remote, version });
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * Reads back what devices load, and compares it with what was noted and signed.
 *
 * @param known releases that were compared already
 * @throws Error with the reason when one of them is another
 */
export async function compareInUse(
  releases: ReleaseStore,
  state: DeploymentState,
  known: Set<string>,
): Promise<void> {
  for (const [name, { live, canary, earlier, descriptors = {} }] of Object.entries(state.remotes)) {
    const others = [canary?.version, earlier.at(-1), replacedVersion(state, name)];
    for (const version of new Set([live.version, ...others])) {
      const pin = descriptors[version ?? ''];
      const key = `${name} ${version} ${pin}`;
      if (!version || known.has(key)) continue;
      const stored = await storedDescriptor(releases, { name, version });
      if (stored === undefined) continue;
      if (stored !== pin)
        throw new Error(`${name} ${version} is refused: its descriptor is not the one that went live.`);
      const { faults } = await checkContents(releases, name, version);
      if (faults.length > 0) throw new Error(`${name} ${version} is refused: ${faults.join(' ')}`);
      known.add(key);
    }
  }
}

async function storedDescriptor(releases: ReleaseStore, { name, version }: Release) {
  const stored = await releases.file(name, version, descriptorFile);
  return stored ? digestOf(stored) : undefined;
}
