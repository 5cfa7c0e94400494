import type { Deployments } from '../release/deployments';
import type { ReleaseStore } from '../release/release-store';

/** What the page reads and does: the same as the commands. */
export type Sources = {
  releases: ReleaseStore;
  deployments: Deployments;
  /** Address of a collector, or a file. */
  records: string;
  /**
   * Runs a command of releases, with the rights of who started this service.
   *
   * @returns its lines
   * @throws Error when it refuses
   */
  run(words: readonly string[]): Promise<string[]>;
};
