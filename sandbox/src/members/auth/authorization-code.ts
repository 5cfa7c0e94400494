import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { authorization_codes, partner_links } from '../../platform/db/schema/access';
import { isOlderThan, lifetimes } from '../../platform/identity/rules';
import type { LogInAnswer } from './sign-on-service';

export const newCode = (): string => randomBytes(24).toString('base64url');

/**
 * A code that the site exchanges for tokens, once (contract §1).
 *
 * @param wallet of a code for a partner: its link, and the origin that may use the code
 */
export async function giveCode(
  { tx, now }: Work,
  memberId: number,
  wallet?: { link_id: string; origin: string },
): Promise<Extract<LogInAnswer, { kind: 'ok' }>> {
  const code = newCode();
  await tx.insert(authorization_codes).values({ code, member_id: memberId, created_at: now, ...wallet });
  return { kind: 'ok', code };
}

/** Uses up a code. @returns null for one that is unknown, used or older than a minute */
export async function takeCode({ tx, now }: Work, code: string): Promise<Row<'authorization_codes'> | null> {
  const [taken] = await tx
    .update(authorization_codes)
    .set({ used_at: now })
    .where(and(eq(authorization_codes.code, code), isNull(authorization_codes.used_at)))
    .returning();
  return taken && !isOlderThan(taken.created_at, lifetimes.authorizationCode, now) ? taken : null;
}

/** Whether the page may open a wallet with a code: it is the origin that the partner named, and the link stands. */
export async function mayOpenWallet(
  tx: Db,
  code: Pick<Row<'authorization_codes'>, 'link_id' | 'origin'>,
  origin: string | undefined,
): Promise<boolean> {
  if (code.link_id === null || code.origin !== origin) return false;
  const [link] = await tx
    .select()
    .from(partner_links)
    .where(eq(partner_links.id, code.link_id))
    .for('update');
  return link !== undefined;
}
