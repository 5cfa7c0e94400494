import { randomBytes } from 'node:crypto';
import os from 'node:os';
import type { DeploymentManifest, LiveRemote } from '@mrw/shared-contracts/manifest';
import {
  deploymentState,
  promote,
  rollBack,
  rollOut,
  type Change,
  type DeploymentState,
} from './deployment-state';
import type { ReleaseStore } from './release-store';
import { StorageConflict, type Storage, type StoredFile } from './storage/storage';

const attempts = 20;

/** The deployment of one environment as it is stored, and its changes: each is whole, and none is lost. */
export class Deployments {
  /** @param by who changes something; the user of this machine unless said otherwise */
  constructor(
    private readonly storage: Storage,
    readonly environment: string,
    private readonly by: string = os.userInfo().username,
  ) {}

  async read(): Promise<DeploymentState> {
    return this.stateOf(await this.storage.read(this.key));
  }

  promote(remote: string, version: string): Promise<DeploymentState> {
    return this.change((state) => promote(state, this.now(remote), version));
  }

  rollOut(remote: string, version: string, percent: number): Promise<DeploymentState> {
    return this.change((state) => rollOut(state, this.now(remote), version, percent));
  }

  rollBack(remote: string): Promise<DeploymentState> {
    return this.change((state) => rollBack(state, this.now(remote)));
  }

  /** Takes over what is live elsewhere: a test environment begins with it. */
  async startFrom(other: Deployments): Promise<void> {
    const { remotes } = await other.read();
    await this.change((state) => ({ ...state, revision: state.revision + 1, remotes }));
  }

  /**
   * The manifest for the page: live versions with their descriptors. A version that is not there is left out.
   *
   * @param origin where the releases are served
   */
  async manifest(releases: ReleaseStore, origin: string): Promise<DeploymentManifest> {
    const state = await this.read();
    const find = async (name: string, version: string | undefined): Promise<LiveRemote | null> => {
      const descriptor = version ? await releases.find(name, version) : null;
      return version && descriptor ? { version, base: `${origin}/${name}/${version}/`, descriptor } : null;
    };
    const remotes: DeploymentManifest['remotes'] = {};
    for (const [name, pointer] of Object.entries(state.remotes)) {
      const live = name === 'shell' ? null : await find(name, pointer.live.version);
      if (!live) continue;
      const canary = await find(name, pointer.canary?.version);
      const previous = await find(name, pointer.previous);
      remotes[name] = {
        ...live,
        ...(canary && pointer.canary ? { canary: { ...canary, percent: pointer.canary.percent } } : {}),
        ...(previous ? { previous } : {}),
      };
    }
    return { schema: 1, environment: this.environment, salt: state.salt, remotes };
  }

  /** Reads, decides, writes if nobody else wrote meanwhile, and else begins again. */
  private async change(decide: (state: DeploymentState) => DeploymentState): Promise<DeploymentState> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await this.storage.read(this.key);
      const before = this.stateOf(stored);
      const after = decide(before);
      if (after === before) return before;
      try {
        await this.storage.write(
          this.key,
          Buffer.from(`${JSON.stringify(after, null, 2)}\n`),
          'pointer',
          stored ? { kind: 'unchanged', tag: stored.tag } : { kind: 'absent' },
        );
        return after;
      } catch (error) {
        if (!(error instanceof StorageConflict) || attempt === attempts) throw error;
      }
    }
  }

  private stateOf(stored: StoredFile | null): DeploymentState {
    if (stored) return deploymentState.parse(JSON.parse(stored.content.toString('utf8')));
    const salt = randomBytes(8).toString('hex');
    return { schema: 2, environment: this.environment, revision: 0, salt, remotes: {}, history: [] };
  }

  private now(remote: string): Change {
    return { remote, by: this.by, at: new Date().toISOString() };
  }

  private get key(): string {
    return `deployments/${this.environment}.json`;
  }
}
