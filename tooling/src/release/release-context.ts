import type { Answer } from './answers';
import type { Deployments } from './deployments';
import type { Check } from './proof';
import type { PruneLimits } from './prune';
import type { ReleaseStore } from './release-store';
import type { RolloutPlan } from './rollout-plan';
import type { Storage } from './storage/storage';

export type Tell = (answer: Answer, lines: readonly string[]) => void;

/** What an action of a release works with. */
export type ReleaseContext = {
  releases: ReleaseStore;
  deployments: Deployments;
  /** Folder of the sources of a package. */
  sourcesOf(name: string): string;
  /** Folder that another tool has built; undefined when the package is to be compiled. */
  built: string | undefined;
  /** Where a package is compiled before it is taken in. */
  compiledFolder: string;
  /** What a package has to pass before it is published, with the compiled package at hand. */
  checksOf(name: string, sources: string): readonly Check[];
  /** Why there is no proof, for the history. */
  withoutProof: string | undefined;
  /** The version that a rollback goes to. */
  to: string | undefined;
  /** Why, for the history. */
  reason: string | undefined;
  /** The shares of a rollout that goes on by itself. */
  plan: RolloutPlan | undefined;
  /** Where `watch` reads telemetry records. */
  records: string;
  /** Whether `watch` judges once and ends. */
  once: boolean;
  /** What `prune` keeps. */
  limits: PruneLimits;
  /** Whether `prune` deletes, and does not only say what it would delete. */
  apply: boolean;
  /** Whether `promote` may make the environment. */
  newEnvironment: boolean;
  /** File with the public keys of a policy. */
  keys: string | undefined;
  /** Whether `check` refuses what it only warns of otherwise. */
  strict: boolean;
  preview: {
    /** The site that a link leads to. */
    site: string | undefined;
    /** How long: `72h`. */
    valid: string;
    markdown: boolean;
    /** Private key, read when it is needed. @throws UsageError without one */
    key(): string;
  };
  /** Where `check` asks for the scripts of a release; undefined when it does not. */
  served: string | undefined;
  print: (line: string) => void;
  /** Says what an action found: the answer with `--json`, its lines otherwise. */
  answer: Tell;
  /** Lines about the drawn pages of an environment. */
  pagesOf(environment: string): Promise<readonly string[]>;
};

/** Where packages come from, and what a place does besides. */
export type ReleasePlace = Pick<ReleaseContext, 'sourcesOf' | 'compiledFolder'> & {
  /** What a package has to pass before it is published; the storage has what was released before. */
  checksOf(name: string, sources: string, storage: Storage): ReturnType<ReleaseContext['checksOf']>;
  /** Where releases are kept when neither an option nor a variable says so. */
  storage: string;
  /** Where its lines go; the console without it. */
  print?(line: string): void;
  /** Lines for `status` about the drawn pages of an environment. */
  pagesOf?(storage: Storage, environment: string): Promise<readonly string[]>;
  /** After a change of what is live: web servers of this machine learn of it. */
  wentLive?(environment: string): Promise<void>;
  /** The package and what follows it, from the words behind the action. */
  namesOf?(action: string, words: readonly string[]): readonly string[];
};
