import { randomInt } from 'node:crypto';
import type { Db } from '../db/connect';
import { outbox } from '../db/schema/access';

/** Six digits. */
export const newOneTimeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What a real deployment would send; the sandbox keeps it to be looked at. */
export async function sendCode(tx: Db, recipient: string, code: string, now: Date): Promise<void> {
  const text = `Your verification code is ${code}. It is valid for 10 minutes.`;
  await tx.insert(outbox).values({ kind: 'code', recipient, code, text, created_at: now });
}
