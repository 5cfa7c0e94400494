import { comparisonKey } from '@mrw/shared-contracts/comparison/comparison-key';
import { inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Work } from '../../platform/db/connect';
import { card_receipts } from '../../platform/db/schema/points';
import { readId } from '../../platform/http/ids';
import { refused } from '../../platform/http/refusal';
import { lockMember } from '../../platform/identity/lock';
import { memberOfCard } from '../passes/holders';
import { serialOfCode } from '../passes/item';
import { rewardPurchase } from './reward';

/** Milliseconds that a code of the card is taken; the card makes a new one every five minutes. */
const codeLifetime = 10 * 60_000;

const cardCode = z.object({ uid: z.string(), membership_id: z.string(), time: z.int() });

/** `receipt`: the number that the till gives, its own among all tills. */
export type CardScan = { code: string; amount: number; receipt?: string | undefined };

function readCode(code: string) {
  try {
    return cardCode.parse(JSON.parse(code));
  } catch {
    throw refused('This is not the code of a member card.');
  }
}

/** Whose card a till reads: that of a page, made anew every five minutes, or the one in a phone's wallet, which stays. */
async function readCard({ tx, now }: Work, code: string) {
  if (serialOfCode(code) !== null) {
    const id = await memberOfCard(tx, code);
    if (id === null) throw refused('This is not the card of a member.');
    const window = Math.floor(now.getTime() / codeLifetime);
    return { member: await lockMember(tx, id), times: [`${code}.${window}`, `${code}.${window - 1}`] };
  }
  const { uid, membership_id: membershipId, time } = readCode(code);
  if (Math.abs(now.getTime() - time * 1000) > codeLifetime)
    throw refused('The code of the member card is too old.');
  const member = await lockMember(tx, readId(uid) ?? 0);
  if (member.membership_id !== membershipId || member.deleted_at !== null || member.is_forced_inactive)
    throw refused('This is not the card of a member.');
  return { member, times: [`${uid}.${time}`] };
}

/** What a till does with a member's card: the purchase earns, once for each receipt. */
export async function earnByCard({ tx, now }: Work, { code, amount, receipt }: CardScan) {
  const { member, times } = await readCard({ tx, now }, code);
  // Without a number the same code with the same amount is one receipt, scanned again.
  const keys =
    receipt === undefined ? times.map((time) => `${time}.${amount}`) : [`number ${comparisonKey(receipt)}`];
  const known = await tx.$count(card_receipts, inArray(card_receipts.receipt_key, keys));
  const [taken] = await tx
    .insert(card_receipts)
    .values({ receipt_key: keys[0] ?? '', member_id: member.id, created_at: now })
    .onConflictDoNothing()
    .returning();
  if (known > 0 || taken === undefined) throw refused('This receipt has earned already.', 409);
  const { points } = await rewardPurchase({ tx, now }, member.id, amount);
  return { points };
}
