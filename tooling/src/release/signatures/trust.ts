import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { digestOf } from './digest';
import { signer } from './keys';

const seen = z.object({
  /** The store, for the reader of the file. */
  place: z.string(),
  /** Of the environment: the one of another store has another. */
  salt: z.string(),
  /** When the last change was signed. */
  at: z.iso.datetime(),
  /** SHA-256 of the last deployment file. */
  content: z.string(),
  /** Who may sign the next policy. */
  policy: z.array(signer),
  /** The revision in which each package, the policy and the whole file (`*`) was signed last. */
  revisions: z.record(z.string(), z.int()),
});

/** What a machine has seen last of a signed environment. */
export type Seen = Omit<z.infer<typeof seen>, 'place'>;

const trustFolder = () => process.env['MRW_RELEASE_TRUST'] ?? path.join(os.homedir(), '.mrw/trust');

/**
 * What this machine knows of one environment of one store, outside of that store: its file can be replaced there, with
 * its policy and all signatures, by an older one.
 */
export class Trust {
  /** @param place of the store */
  constructor(
    private readonly place: string,
    private readonly environment: string,
  ) {}

  get file(): string {
    return path.join(trustFolder(), `${this.environment}-${digestOf(this.place).slice(0, 12)}.json`);
  }

  /** Null before a signed environment was seen for the first time: what is found then is believed. */
  read(): Seen | null {
    if (!fs.existsSync(this.file)) return null;
    return seen.parse(JSON.parse(fs.readFileSync(this.file, 'utf8')));
  }

  write(now: Seen): void {
    const known = this.read();
    if (known && (known.revisions['*'] ?? 0) >= (now.revisions['*'] ?? 0)) return;
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    const part = `${this.file}.${process.pid}.part`;
    fs.writeFileSync(part, `${JSON.stringify({ place: this.place, ...now }, null, 2)}\n`);
    fs.renameSync(part, this.file);
  }
}
