import { randomBytes } from 'node:crypto';
import type { Db } from './connect';
import { resetDatabase } from './reset';
import type { SeedRows } from './seed-contract';

/** The demo data and a new secret: earlier access tokens are invalid, like their sessions. */
export async function fillDatabase(db: Db, seed: SeedRows): Promise<void> {
  const secret = { key: 'token_secret' as const, value: randomBytes(32).toString('base64url') };
  await resetDatabase(db, { ...seed, settings: [...(seed.settings ?? []), secret] });
}
