import { timingSafeEqual } from 'node:crypto';
import type { Registration } from '@mrw/shared-contracts/partners/registration';
import { secretHash } from './directory';

/** Reads `Authorization: Basic base64(id:secret)`; null for anything else. */
export function readBasic(header: string | undefined): { id: string; secret: string } | null {
  const text = /^Basic ([\w+/]+={0,2})$/i.exec(header ?? '')?.[1];
  if (text === undefined) return null;
  const [, id, secret] = /^([^:]+):(.+)$/s.exec(Buffer.from(text, 'base64').toString()) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : null;
}

/** Compares with every secret in force, in constant time; an unknown partner takes as long as a wrong secret. */
export function isSecretOf(partner: Registration | null, secret: string, now: Date): boolean {
  const given = Buffer.from(secretHash(secret));
  const kept = partner?.secrets ?? [{ hash: secretHash(''), ends: new Date(0).toISOString() }];
  return kept
    .map(({ hash, ends }) => {
      const expected = Buffer.from(hash);
      const isSame = expected.length === given.length && timingSafeEqual(expected, given);
      return isSame && (ends === null || new Date(ends) > now);
    })
    .includes(true);
}
