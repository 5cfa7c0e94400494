import type { DeploymentState } from '../deployment-file';
import { withStep } from '../history';
import { ReleaseStore } from '../release-store';
import type { Storage } from '../storage/storage';
import { seenIn, withSignatures } from './deployment-signature';
import { digestOfValue } from './digest';
import { keyVariable, type PrivateKey } from './keys';
import { compareInUse, withDescriptors } from './pins';
import { Trust } from './trust';

/** The signatures of one environment: without a policy that asks for them nothing is done. */
export class SignedDeployments {
  private readonly trust: Trust;
  private accepted: string | undefined;
  private readonly compared = new Set<string>();

  constructor(
    private readonly storage: Storage,
    private readonly environment: string,
  ) {
    this.trust = new Trust(storage.place, environment);
  }

  /** Whether this machine has seen the environment. */
  get isKnown(): boolean {
    return this.trust.read() !== null;
  }

  /** @returns the state. @throws Error when it is not what was signed, or older than what this machine has seen */
  async checked(state: DeploymentState): Promise<DeploymentState> {
    const seen = this.trust.read();
    if (!state.policy?.signers && !seen) return state;
    const digest = digestOfValue(state);
    if (digest === this.accepted && seen?.revisions['*'] === state.revision) return state;
    try {
      const now = await seenIn(state, seen);
      if (now) this.trust.write(now);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `deployments/${this.environment}.json in ${this.storage.place} is refused: ${reason}. What this machine knows of it is in ${this.trust.file}.`,
        { cause: error },
      );
    }
    this.accepted = digest;
    return state;
  }

  /** Signs a change. @throws Error when it is not for this key, or a release in it is not signed */
  async sign(
    before: DeploymentState,
    after: DeploymentState,
    keyOf: (() => PrivateKey | undefined) | undefined,
  ): Promise<DeploymentState> {
    if (!after.policy?.signers) {
      if (before.policy?.signers)
        throw new Error('A policy with signers is followed by one with signers only.');
      return after;
    }
    const key = keyOf?.();
    if (!key) throw new Error(`${this.environment} takes signed changes only: set ${keyVariable}.`);
    const signed = await withSignatures(before, await this.described(before, after, key.kid), key);
    try {
      await seenIn(signed, before.policy?.signers ? await seenIn(before, null) : null);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Key "${key.kid}" may not sign this: ${reason}.`, { cause: error });
    }
    return signed;
  }

  /** The state with the descriptors of its releases; its new steps say who signed. */
  private async described(before: DeploymentState, after: DeploymentState, signedBy: string) {
    const releases = new ReleaseStore(this.storage);
    const remotes = { ...after.remotes };
    const releaseKeys: Record<string, string> = {};
    for (const [name, pointer] of Object.entries(remotes)) {
      if (before.policy?.signers && pointer === before.remotes[name]) continue;
      const described = await withDescriptors(releases, before, after, name);
      remotes[name] = described.pointer;
      if (described.kid) releaseKeys[name] = described.kid;
    }
    let history: DeploymentState['history'] = [];
    for (const { hash, ...step } of after.history)
      history = before.history.some((known) => known.hash === hash)
        ? [...history, { ...step, hash }]
        : withStep(history, { ...step, signedBy, releaseSignedBy: releaseKeys[step.remote] });
    return { ...after, remotes, history };
  }

  /** Compares what devices load with what was signed. @throws Error when it is another */
  async compareInUse(releases: ReleaseStore, state: DeploymentState): Promise<void> {
    if (state.policy?.signers) await compareInUse(releases, state, this.compared);
  }
}
