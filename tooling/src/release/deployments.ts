import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { DeploymentManifest, LiveRemote } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import { deploymentState, type DeploymentState } from './deployment-file';
import {
  disable,
  forget,
  promote,
  rollBack,
  rollbackTarget,
  rollOut,
  setPolicy,
  setPreviewKeys,
  type Change,
  type Share,
} from './deployment-state';
import { deploymentStep, type DeploymentStep } from './history';
import { authorOf, policySubject, type Identity, type Policy } from './policy';
import type { PreviewKeys } from './preview/preview-keys';
import { checkedEnvironment, checkedName, checkedVersion, isPreview } from '../process/release-names';
import { ReleaseStore } from './release-store';
import { SignedDeployments } from './signatures/signed-deployments';
import { StorageConflict, type Storage, type StoredFile } from './storage/storage';

/** The environment of a developer's machine: `npm start` serves it. */
export const localEnvironment = 'local';
/** The one environment without developer tools, and the one that asks for proof. */
export const productionEnvironment = 'production';

const attempts = 20;
/** Steps in a file of the history; the state keeps up to twice as many. */
const stepsInFile = 100;
const stepsOf = ({ content }: StoredFile) =>
  z.array(deploymentStep).parse(JSON.parse(content.toString('utf8')));

/** Throws when a step is not allowed: the new live version does not fit the previous state. */
export type Admission = (before: DeploymentState, step: DeploymentStep) => Promise<void>;

/** @throws Error for a preview, which only links lead to */
function forAll(version: string): string {
  if (isPreview(version)) throw new Error(`${version} is a preview: publish it under a version of its own.`);
  return checkedVersion(version);
}

/** The deployment of one environment as it is stored, and its changes: each is whole, and none is lost. */
export class Deployments {
  private readonly signed: SignedDeployments;

  /** @param identity author of the changes; without a policy the user of this machine by default */
  constructor(
    private readonly storage: Storage,
    readonly environment: string,
    private readonly identity: Identity = {},
  ) {
    checkedEnvironment(environment);
    this.signed = new SignedDeployments(storage, environment);
  }

  /** Whether something was promoted in it, or it has a policy. */
  async exists(): Promise<boolean> {
    return (await this.storage.read(this.key)) !== null;
  }

  /** What of it is there besides its file, which was lost when there is something. */
  async traces(): Promise<string[]> {
    const { storage, environment, signed } = this;
    const [history, drawn] = await Promise.all([
      storage.files(`deployments/${environment}/history`),
      storage.folders(`drawn/${environment}`),
    ]);
    return [
      ...(history.length > 0 ? ['its history'] : []),
      ...(drawn.length > 0 ? ['its drawn pages'] : []),
      ...(signed.isKnown ? ['what this machine has seen of it'] : []),
    ];
  }

  async read(): Promise<DeploymentState> {
    return this.stateOf(await this.storage.read(this.key));
  }

  /** @param why reason for the history */
  async promote(remote: string, version: string, admits?: Admission, why?: string): Promise<DeploymentState> {
    const [name, checked] = [checkedName(remote), forAll(version)];
    return this.change(name, (state, change) => promote(state, change, checked, why), admits);
  }

  async rollOut(remote: string, version: string, share: Share, admits?: Admission): Promise<DeploymentState> {
    const [name, checked] = [checkedName(remote), forAll(version)];
    return this.change(name, (state, change) => rollOut(state, change, checked, share), admits);
  }

  /** Changes a rollout that has not been changed since it was read; else changes nothing. */
  changeRollout(
    remote: string,
    seen: DeploymentState,
    decide: (state: DeploymentState, change: Change) => DeploymentState,
    admits?: Admission,
  ): Promise<DeploymentState> {
    const { at } = seen.remotes[remote]?.canary ?? {};
    return this.change(
      remote,
      (state, change) => (state.remotes[remote]?.canary?.at === at ? decide(state, change) : state),
      admits,
    );
  }

  /**
   * Goes back by one step, or to a previous version.
   *
   * @throws Error without a version to go back to
   */
  async rollBack(remote: string, to?: string, admits?: Admission): Promise<DeploymentState> {
    const seen = await this.read();
    const version = rollbackTarget(seen, await this.changeOf(seen, remote), to);
    return this.change(remote, (state, change) => rollBack(state, change, version, seen), admits);
  }

  /** The same package store with every environment in it, sorted by name. */
  async every(): Promise<Deployments[]> {
    const files = await this.storage.files('deployments');
    return files
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => new Deployments(this.storage, path.basename(file, '.json'), this.identity));
  }

  /** Takes versions that are about to be deleted away from those that a rollback can return to. */
  async forget(remote: string, versions: readonly { version: string; reason: string }[]): Promise<void> {
    await this.change(remote, (state, change) => forget(state, change, versions));
  }

  /**
   * Takes a remote off the site for all devices, or puts it back.
   *
   * @throws Error when it is not live
   */
  setDisabled(remote: string, disabled: boolean, reason?: string): Promise<DeploymentState> {
    return this.change(remote, (state, change) => disable(state, change, { disabled, reason }));
  }

  /** Says who may change what from now on; once there is a policy, it says who may change it. */
  setPolicy(policy: Policy): Promise<DeploymentState> {
    return this.change(policySubject, (state, change) => setPolicy(state, change, policy));
  }

  /** Says whose links may load a preview: a matter of the policy. */
  setPreviewKeys(keys: PreviewKeys): Promise<DeploymentState> {
    return this.change(policySubject, (state, change) => setPreviewKeys(state, change, keys));
  }

  /** @throws Error with the reason when the policy does not permit the author to change a package */
  async authorize(remote: string): Promise<void> {
    await this.changeOf(await this.read(), remote);
  }

  /** Every step of the environment, oldest first. */
  async history(): Promise<DeploymentStep[]> {
    const { history, archived = 0, salt } = await this.read();
    const files = await Promise.all(
      Array.from(
        { length: archived },
        async (_, index) =>
          (await this.storage.read(this.archiveKey(index + 1, salt))) ??
          this.storage.read(this.archiveKey(index + 1)),
      ),
    );
    return [...files.flatMap((file) => (file ? stepsOf(file) : [])), ...history];
  }

  /** Copies the live versions of another environment: the start of a test environment. */
  async startFrom(other: Deployments): Promise<void> {
    const { remotes } = await other.read();
    await this.change('*', (state) => ({ ...state, revision: state.revision + 1, remotes }));
  }

  /**
   * The state, after what devices load was compared with it where its policy asks for signatures.
   *
   * @throws Error when a release is not what went live
   */
  async inUse(releases: ReleaseStore): Promise<DeploymentState> {
    const state = await this.read();
    await this.signed.compareInUse(releases, state);
    return state;
  }

  /**
   * The manifest for the page: live versions with their descriptors. A missing version is left out. Under a shell that
   * loads each script from the folder of its release, no descriptor says otherwise: what a page names ahead is what the
   * shell loads.
   *
   * @param origin where the releases are served
   */
  async manifest(releases: ReleaseStore, origin: string): Promise<DeploymentManifest> {
    const state = await this.inUse(releases);
    const shell = await releases.host(state.remotes['shell']?.live.version ?? '').catch(() => null);
    const find = async (name: string, version: string | undefined): Promise<LiveRemote | null> => {
      const found = version ? await releases.find(name, version) : null;
      if (!version || !found) return null;
      const descriptor = shell?.sharedFiles ? found : { ...found, namedByContent: undefined };
      return { version, base: `${origin}/${name}/${version}/`, descriptor };
    };
    const remotes: DeploymentManifest['remotes'] = {};
    for (const [name, pointer] of Object.entries(state.remotes)) {
      const live = name === 'shell' ? null : await find(name, pointer.live.version);
      if (!live) continue;
      const canary = await find(name, pointer.canary?.version);
      const previous = await find(name, pointer.earlier.at(-1));
      remotes[name] = {
        ...live,
        ...(canary && pointer.canary ? { canary: { ...canary, percent: pointer.canary.percent } } : {}),
        ...(previous ? { previous } : {}),
        ...(pointer.disabled ? { disabled: true } : {}),
      };
    }
    const { salt, previewKeys } = state;
    return {
      schema: 1,
      environment: this.environment,
      salt,
      remotes,
      ...(previewKeys?.keys.length ? { previewKeys } : {}),
    };
  }

  /** Reads, decides, writes if no other process wrote meanwhile, and else begins again. */
  private async change(
    remote: string,
    decide: (state: DeploymentState, change: Change) => DeploymentState,
    admits?: Admission,
  ): Promise<DeploymentState> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await this.storage.read(this.key);
      const before = await this.stateOf(stored);
      const decided = decide(before, await this.changeOf(before, remote));
      if (decided === before) return before;
      const archived = await this.archive(decided);
      const step = archived.history.at(-1);
      if (step && step.action !== 'withdraw' && step.action !== 'hold') await admits?.(before, step);
      const after = await this.signed.sign(before, archived, this.identity.key);
      try {
        await this.storage.write(
          this.key,
          Buffer.from(`${JSON.stringify(after, null, 2)}\n`),
          'pointer',
          stored ? { kind: 'unchanged', tag: stored.tag } : { kind: 'absent' },
        );
        return await this.signed.checked(after);
      } catch (error) {
        if (!(error instanceof StorageConflict) || attempt === attempts) throw error;
      }
    }
  }

  /** Moves the oldest steps to a file of their own, which never changes, before they leave the state. */
  private async archive(state: DeploymentState): Promise<DeploymentState> {
    const { history, archived = 0, salt } = state;
    if (history.length < 2 * stepsInFile) return state;
    const steps = Buffer.from(`${JSON.stringify(history.slice(0, stepsInFile), null, 2)}\n`);
    try {
      await this.storage.write(this.archiveKey(archived + 1, salt), steps, 'immutable', { kind: 'absent' });
    } catch (error) {
      // Written by a change that was not the first to store its state: the same oldest steps.
      if (!(error instanceof StorageConflict)) throw error;
    }
    return { ...state, history: history.slice(stepsInFile), archived: archived + 1 };
  }

  /** @param salt of the environment: one that was made anew finds the files of the one before; older files have none */
  private archiveKey(number: number, salt?: string): string {
    const file = [salt ?? [], String(number).padStart(6, '0')].flat().join('-');
    return `deployments/${this.environment}/history/${file}.json`;
  }

  private stateOf(stored: StoredFile | null): Promise<DeploymentState> {
    const salt = randomBytes(8).toString('hex');
    const state = stored
      ? deploymentState.parse(JSON.parse(stored.content.toString('utf8')))
      : { schema: 2 as const, environment: this.environment, revision: 0, salt, remotes: {}, history: [] };
    return this.signed.checked(state);
  }

  private async changeOf(state: DeploymentState, remote: string): Promise<Change> {
    const by = await authorOf(state, this.identity, remote);
    return { remote, by, at: new Date().toISOString() };
  }

  private get key(): string {
    return `deployments/${this.environment}.json`;
  }
}
