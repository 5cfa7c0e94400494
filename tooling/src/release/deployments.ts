import fs from 'node:fs';
import path from 'node:path';
import type { DeploymentManifest } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import type { ReleaseStore } from './release-store';

const pointer = z.object({ live: z.string(), previous: z.optional(z.string()) });
const deployment = z.object({ schema: z.literal(1), remotes: z.record(z.string(), pointer) });

export type DeploymentPointer = z.infer<typeof pointer>;

/** Which version of each remote is live in one environment: the one small file that a release changes. */
export class Deployments {
  constructor(
    private readonly folder: string,
    readonly environment: string,
  ) {}

  read(): Readonly<Record<string, DeploymentPointer>> {
    if (!fs.existsSync(this.file)) return {};
    return deployment.parse(JSON.parse(fs.readFileSync(this.file, 'utf8'))).remotes;
  }

  /** Makes a version live and remembers the one before. */
  promote(name: string, version: string): void {
    const known = this.read()[name];
    if (known?.live === version) return;
    this.point(name, { live: version, ...(known ? { previous: known.live } : {}) });
  }

  /** @throws Error when there is no version to go back to */
  rollBack(name: string): string {
    const known = this.read()[name];
    if (!known?.previous) throw new Error(`${name} has no earlier version in ${this.environment}.`);
    this.point(name, { live: known.previous, previous: known.live });
    return known.previous;
  }

  /**
   * The manifest for the page: live versions with their descriptors.
   *
   * @param origin where the releases are served
   */
  manifest(store: ReleaseStore, origin: string): DeploymentManifest {
    const remotes: DeploymentManifest['remotes'] = {};
    for (const [name, { live }] of Object.entries(this.read())) {
      if (!store.has(name, live)) continue;
      remotes[name] = {
        version: live,
        base: `${origin}/${name}/${live}/`,
        descriptor: store.descriptor(name, live),
      };
    }
    return { schema: 1, environment: this.environment, remotes };
  }

  private get file(): string {
    return path.join(this.folder, `${this.environment}.json`);
  }

  private point(name: string, to: DeploymentPointer): void {
    const remotes = { ...this.read(), [name]: to };
    fs.mkdirSync(this.folder, { recursive: true });
    const part = `${this.file}.part`;
    fs.writeFileSync(part, `${JSON.stringify({ schema: 1, remotes }, null, 2)}\n`);
    fs.renameSync(part, this.file);
  }
}
