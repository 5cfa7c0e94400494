import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte, notExists } from 'drizzle-orm';
import { addSeconds } from '../../platform/calendar/hong-kong';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { settings } from '../../platform/db/schema/access';
import { pass_devices, pass_links, pass_updates, wallet_passes } from '../../platform/db/schema/passes';
import { assertSpendingOpen } from '../../platform/identity/spending';
import { found, notFound, refused } from '../../platform/http/refusal';
import { contentOf } from './content';
import { newSerial } from './item';
import { refreshPass, tagOf, wholeSeconds } from './refresh';

/** Seconds that the address of a pass is good for. */
const linkSeconds = 60;

export type Wanted = Pick<
  Row<'wallet_passes'>,
  'member_id' | 'session_id' | 'item' | 'language' | 'shows_balance'
>;

/** Makes a pass. The one that the member had of the same item in the same wallet is void from now on. */
export async function issuePass(work: Work, kind: Row<'wallet_passes'>['kind'], wanted: Wanted) {
  const { tx, now } = work;
  const { member_id, item } = wanted;
  // Of two at once the second voids the first; a new pass is a way to spend.
  await assertSpendingOpen(tx, member_id);
  const draft = { ...wanted, serial: newSerial(), kind, voided_at: null };
  const content = await goodContent(work, draft);
  const older = await tx
    .update(wallet_passes)
    .set({ voided_at: now })
    .where(
      and(
        eq(wallet_passes.member_id, member_id),
        eq(wallet_passes.kind, kind),
        eq(wallet_passes.item, item),
        isNull(wallet_passes.voided_at),
      ),
    )
    .returning();
  for (const pass of older) await refreshPass(work, pass);
  await forgetOld(tx, member_id, now);
  const [pass] = await tx
    .insert(wallet_passes)
    .values({ ...draft, created_at: now, tag: tagOf(content), changed_at: wholeSeconds(now) })
    .returning();
  return { pass: found(pass), content };
}

/** @throws Refusal 404 for an item of another member, 400 for one that is no pass, or none any more */
async function goodContent(work: Work, draft: Parameters<typeof contentOf>[1]) {
  const content = await contentOf(work, draft);
  if (content.isVoid) throw content.isMissing ? notFound() : refused('This item has no pass.');
  return content;
}

/** Void passes that no phone asks about and no wallet has to be told of. */
async function forgetOld(tx: Db, memberId: number, now: Date): Promise<void> {
  const { serial } = wallet_passes;
  const devices = tx.select().from(pass_devices).where(eq(pass_devices.serial, serial));
  const updates = tx.select().from(pass_updates).where(eq(pass_updates.serial, serial));
  await tx
    .delete(wallet_passes)
    .where(
      and(
        eq(wallet_passes.member_id, memberId),
        lte(wallet_passes.voided_at, addSeconds(now, -linkSeconds)),
        notExists(devices),
        notExists(updates),
      ),
    );
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Token of an address at which a phone gets the pass once, within a minute. @throws Refusal as the pass itself */
export async function makeLink(work: Work, wanted: Wanted): Promise<string> {
  const { tx, now } = work;
  await assertSpendingOpen(tx, wanted.member_id);
  await goodContent(work, { ...wanted, serial: '', voided_at: null });
  const token = randomBytes(24).toString('base64url');
  await tx.delete(pass_links).where(lte(pass_links.created_at, addSeconds(now, -linkSeconds)));
  await tx.insert(pass_links).values({ ...wanted, hash: hashOf(token), created_at: now });
  return token;
}

/** What an address is of; null once it was taken, or too old. */
export async function takeLink({ tx, now }: Work, token: string): Promise<Wanted | null> {
  const { member_id, session_id, item, language, shows_balance } = pass_links;
  const isGood = and(
    eq(pass_links.hash, hashOf(token)),
    gt(pass_links.created_at, addSeconds(now, -linkSeconds)),
  );
  const [link] = await tx
    .delete(pass_links)
    .where(isGood)
    .returning({ member_id, session_id, item, language, shows_balance });
  return link ?? null;
}

/** What a phone proves with that it has this pass: 256 bits, made of the serial and a secret, and stored nowhere. */
export async function tokenOf(tx: Db, serial: string): Promise<string> {
  const [secret] = await tx.select().from(settings).where(eq(settings.key, 'token_secret'));
  if (typeof secret?.value !== 'string') throw new Error('There is no secret for tokens');
  return createHmac('sha256', secret.value).update(`pass ${serial}`).digest('base64url');
}
