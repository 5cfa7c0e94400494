import type { DeploymentProfile, Language } from '@mrw/shared-contracts';
import * as z from 'zod/mini';
import type { Storage, WriteCondition } from '../../../release/storage/storage';
import { drawnView, type DrawnView } from './drawn-view';

const record = z.object({
  schema: z.literal(1),
  /** A job that draws the page, and until when the others leave it alone, in milliseconds since 1970. */
  lease: z.optional(z.object({ by: z.string(), until: z.number() })),
  view: z.optional(drawnView),
  /** Why the page could not be drawn last, when, and with which versions. */
  failure: z.optional(
    z.object({ why: z.string(), at: z.number(), versions: z.record(z.string(), z.string()) }),
  ),
});

/** What is stored of one page in one language. */
export type DrawnRecord = Omit<z.infer<typeof record>, 'view'> & { view?: DrawnView | undefined };

export type StoredRecord = { record: DrawnRecord; condition: WriteCondition };

/** A page in one language: `drawnFile` of its address. */
export type DrawnPlace = { language: Language; file: string };

/** A page belongs to the profile and to the API that it was drawn from: another site shows none of it. */
export const drawnKey = ({ name, services }: Pick<DeploymentProfile, 'name' | 'services'>): string =>
  `${name}@${new URL(services.api).host.replace(/[^\w.-]/g, '_')}`;

/** The drawn pages of one environment and profile, beside its releases. */
export class DrawnStore {
  private readonly folder: string;

  constructor(
    private readonly storage: Storage,
    environment: string,
    key: string,
  ) {
    this.folder = `drawn/${environment}/${key}`;
  }

  /** What is no record is none: the page is drawn anew. */
  async read(place: DrawnPlace): Promise<StoredRecord> {
    const file = await this.storage.read(this.keyOf(place));
    if (!file) return { record: { schema: 1 }, condition: { kind: 'absent' } };
    return {
      record: parsed(file.content.toString('utf8')),
      condition: { kind: 'unchanged', tag: file.tag },
    };
  }

  /** @throws StorageConflict when another job was faster */
  async write(place: DrawnPlace, { record: next, condition }: StoredRecord): Promise<void> {
    const content = Buffer.from(JSON.stringify(next));
    await this.storage.write(this.keyOf(place), content, 'pointer', condition);
  }

  async remove(place: DrawnPlace): Promise<void> {
    await this.storage.remove(this.keyOf(place));
  }

  /** The pages that have a record, in one language. */
  async places(language: Language): Promise<DrawnPlace[]> {
    const found: DrawnPlace[] = [];
    const read = async (folder: string, within: string): Promise<void> => {
      for (const name of await this.storage.files(folder))
        if (name.endsWith(ending)) found.push({ language, file: within + name.slice(0, -ending.length) });
      for (const name of await this.storage.folders(folder))
        await read(`${folder}/${name}`, `${within}${name}/`);
    };
    await read(`${this.folder}/${language}`, '');
    return found;
  }

  private keyOf({ language, file }: DrawnPlace): string {
    return `${this.folder}/${language}/${file}${ending}`;
  }
}

const ending = '.json';

function parsed(text: string): DrawnRecord {
  try {
    return record.parse(JSON.parse(text));
  } catch {
    return { schema: 1 };
  }
}
