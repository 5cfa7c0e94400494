import path from 'node:path';
import { partnerFile, type PartnerFile, type Partners } from '@mrw/shared-contracts/partners/registration';
import { checkedEnvironment } from '../../process/release-names';
import { openStorage } from '../storage/open-storage';
import { StorageConflict, type Storage, type StoredFile } from '../storage/storage';
import { varFolder } from '../../process/root';
import { originFaults } from './registration-rules';

const attempts = 20;

/** Folder or bucket of the registrations: never one that is served. */
export const partnersPlace = () => process.env['MRW_PARTNERS'] ?? path.join(varFolder, 'partners');

/** The registered partners of one environment, in `<environment>.json`; every change is whole, and none is lost. */
export class PartnerRegistry {
  constructor(
    private readonly storage: Pick<Storage, 'read' | 'write'>,
    readonly environment: string,
  ) {
    checkedEnvironment(environment);
  }

  /** Whether it was ever written. */
  async exists(): Promise<boolean> {
    return (await this.storage.read(this.key)) !== null;
  }

  async read(): Promise<Partners> {
    return this.fileOf(await this.storage.read(this.key)).partners;
  }

  /** Reads, decides, writes if no other process wrote meanwhile, and else begins again. */
  async change(decide: (partners: Partners) => Partners): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await this.storage.read(this.key);
      const before = this.fileOf(stored);
      const after = { ...before, revision: before.revision + 1, partners: decide(before.partners) };
      try {
        await this.storage.write(
          this.key,
          Buffer.from(`${JSON.stringify(after, null, 2)}\n`),
          'pointer',
          stored ? { kind: 'unchanged', tag: stored.tag } : { kind: 'absent' },
        );
        return;
      } catch (error) {
        if (!(error instanceof StorageConflict) || attempt === attempts) throw error;
      }
    }
  }

  private fileOf(stored: StoredFile | null): PartnerFile {
    if (!stored) return { schema: 1, environment: this.environment, revision: 0, partners: {} };
    const file = partnerFile.parse(JSON.parse(stored.content.toString('utf8')));
    const origins = Object.values(file.partners).flatMap((partner) => partner.origins);
    // The file may have been edited by hand: what is in it becomes headers.
    const faults = origins.flatMap((origin) => originFaults(origin, this.environment));
    if (faults.length > 0) throw new Error(`${this.key}: ${faults.join('\n')}`);
    return file;
  }

  private get key(): string {
    return `${this.environment}.json`;
  }
}

/** The registrations of an environment, where `MRW_PARTNERS` says. */
export const openRegistry = async (environment: string, place = partnersPlace()) =>
  new PartnerRegistry(await openStorage(place, process.env), environment);
