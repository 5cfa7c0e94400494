import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { draw } from './draw';
import type { Stack } from './stack';

const releases = fileURLToPath(new URL('../../var/releases', import.meta.url));
const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;
/** Milliseconds for which the job lets a page be shown. */
const keep = 10 * 60_000;
/** Milliseconds: the sandbox notes a change after it has answered. */
const noted = 500;

const record = z.looseObject({
  view: z.looseObject({
    checkedAt: z.number(),
    until: z.number(),
    moment: z.number(),
    answers: z.array(z.looseObject({ at: z.number() })),
  }),
});

/**
 * Pages that are drawn once for all tests of a worker. A page of before the reset of the sandbox is not served: since
 * its answers are the same after each reset, it is marked as compared instead of drawn again, as the job does it.
 */
export class DrawnPages {
  private readonly addresses = new Set<string>();

  constructor(private readonly stack: Stack) {}

  /** Has the pages drawn, in every language: a page that is drawn already is not drawn again. */
  async have(...addresses: string[]): Promise<void> {
    const missing = addresses.filter((address) => !this.renew(address));
    if (missing.length > 0) await this.draw(...missing);
  }

  /** Draws the pages in every language. @throws Error when one cannot be drawn */
  async draw(...addresses: string[]): Promise<void> {
    const said = await draw(this.stack, ...addresses);
    if (!said.includes(`${addresses.length * languages.length} drawn`)) throw new Error(said);
    for (const address of addresses) this.addresses.add(address);
  }

  /** @returns whether it is drawn, in every language, and may be shown */
  private renew(address: string): boolean {
    return (
      this.addresses.has(address) && languages.every((language) => renewed(this.fileOf(language, address)))
    );
  }

  private fileOf(language: string, address: string): string {
    const { environment, addresses } = this.stack;
    const key = `A@${new URL(addresses.api.origin).host.replace(':', '_')}`;
    return path.join(releases, 'drawn', environment, key, language, `${address}.json`);
  }
}

function renewed(file: string): boolean {
  const now = Date.now() + noted;
  const read = record.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (!read.success || read.data.view.moment <= now) return false;
  const { view } = read.data;
  const until = Math.min(now + keep, view.moment);
  const answers = view.answers.map((answer) => ({ ...answer, at: now }));
  fs.writeFileSync(file, JSON.stringify({ ...read.data, view: { ...view, checkedAt: now, until, answers } }));
  return true;
}
