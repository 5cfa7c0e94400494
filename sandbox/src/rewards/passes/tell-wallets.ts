import { and, eq, inArray, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { addSeconds } from '../../platform/calendar/hong-kong';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { pass_devices, pass_updates, wallet_passes, type PassKind } from '../../platform/db/schema/passes';
import { pushChange } from './apple/push';
import { contentOf } from './content';
import { openGoogle } from './google/api';
import { passObject } from './google/object';
import type { PassSettings } from './settings';

/** Seconds that a change is left to one process, and after which it is tried again for the first time. */
const lease = 60;
/** A change that no host took for about a day is given up: phones ask by themselves, too. */
const mostTries = 12;

export type Wallets = {
  db: Db;
  clock: Clock;
  settings: PassSettings;
  count: (code: string) => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Picture of the classes of Google. */
  logo: string;
};
type Pass = Row<'wallet_passes'>;

/** Tells the hosts of what is due now. What they do not take is due again later, each time twice as late. */
export async function tellWallets(wallets: Wallets): Promise<void> {
  const { db, clock, settings, log } = wallets;
  const now = clock.now();
  const due = await takeDue(db, settings, now);
  if (due.length === 0) return;
  const passes = await db
    .select()
    .from(wallet_passes)
    .where(
      inArray(
        wallet_passes.serial,
        due.map(({ serial }) => serial),
      ),
    );
  const of = (kind: PassKind) => passes.filter((pass) => pass.kind === kind);
  const done = new Set(
    await tellGoogle(wallets, of('google')).catch((error: unknown) => {
      log.warn({ err: error }, 'Google was not told of changed passes');
      return [];
    }),
  );
  for (const pass of of('apple')) if (await tellApple(wallets, pass)) done.add(pass.serial);
  for (const { serial, tries, due_at } of due) {
    // One that has changed again meanwhile is due anew, and stays.
    const same = and(eq(pass_updates.serial, serial), eq(pass_updates.due_at, due_at));
    if (done.has(serial) || tries + 1 >= mostTries) await db.delete(pass_updates).where(same);
    else
      await db
        .update(pass_updates)
        .set({ tries: tries + 1, due_at: addSeconds(now, lease * 2 ** tries) })
        .where(same);
  }
}

/** Those of the hosts that there are; no other process has them now. */
async function takeDue(db: Db, { apple, google }: PassSettings, now: Date) {
  const kinds: PassKind[] = [
    ...(apple?.push ? ['apple' as const] : []),
    ...(google?.api ? ['google' as const] : []),
  ];
  const ours = db
    .select({ serial: wallet_passes.serial })
    .from(wallet_passes)
    .where(inArray(wallet_passes.kind, kinds));
  return db
    .update(pass_updates)
    .set({ due_at: addSeconds(now, lease) })
    .where(and(lte(pass_updates.due_at, now), inArray(pass_updates.serial, ours)))
    .returning();
}

/** @returns whether every device was told, or is gone */
async function tellApple({ db, settings, count }: Wallets, { serial }: Pass): Promise<boolean> {
  const devices = await db.select().from(pass_devices).where(eq(pass_devices.serial, serial));
  if (devices.length === 0 || !settings.apple) return true;
  const tokens = devices.map(({ push_token }) => push_token);
  const results = await pushChange(settings.apple, tokens);
  for (const [index, result] of results.entries()) {
    count(`apple-${result}`);
    const device = devices[index]?.device;
    if (result === 'gone' && device !== undefined)
      await db
        .delete(pass_devices)
        .where(and(eq(pass_devices.device, device), eq(pass_devices.serial, serial)));
  }
  return !results.includes('failed');
}

/** @returns the serials of those that Google has taken */
async function tellGoogle(
  { db, clock, settings, count, logo }: Wallets,
  passes: readonly Pass[],
): Promise<string[]> {
  const { google } = settings;
  if (passes.length === 0 || !google?.api) return [];
  const now = clock.now();
  const calls = await openGoogle(google, google.api, now);
  await calls.makeClasses(logo);
  const done: string[] = [];
  for (const pass of passes) {
    const content = await contentOf({ tx: db, now }, pass);
    const isTaken = await calls.patch(passObject(content, pass, google)).catch(() => false);
    count(isTaken ? 'google-sent' : 'google-failed');
    if (isTaken) done.push(pass.serial);
  }
  return done;
}
