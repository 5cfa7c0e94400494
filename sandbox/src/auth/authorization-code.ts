import { randomBytes } from 'node:crypto';
import type { Work } from '../db/connect';
import { authorization_codes } from '../db/schema/access';
import type { LogInAnswer } from './sign-on-service';

/** A code that the site exchanges for tokens, once (contract §1). */
export async function giveCode(
  { tx, now }: Work,
  memberId: number,
): Promise<Extract<LogInAnswer, { kind: 'ok' }>> {
  const code = randomBytes(24).toString('base64url');
  await tx.insert(authorization_codes).values({ code, member_id: memberId, created_at: now });
  return { kind: 'ok', code };
}
