import { randomBytes } from 'node:crypto';
import { idOr404 } from '../../platform/http/ids';
import { notFound } from '../../platform/http/refusal';

/** What a pass is of. */
export type PassItem = { kind: 'card' } | { kind: 'coupon' | 'ticket'; id: number };

/** @throws Refusal 404 for what is no item */
export function readItem(text: string): PassItem {
  if (text === 'card') return { kind: 'card' };
  const [, kind, id] = /^(coupon|ticket)-(\d+)$/.exec(text) ?? [];
  if ((kind !== 'coupon' && kind !== 'ticket') || id === undefined) throw notFound();
  return { kind, id: idOr404(id) };
}

/** 128 bits that nothing can be learnt from. */
export const newSerial = () => randomBytes(16).toString('hex').toUpperCase();

/** Code of a member card in a phone's wallet: it identifies and earns, and spends nothing. */
export const cardCode = (serial: string) => `P${serial}`;
/** Serial of the card that a code is of; null: it is another code. */
export const serialOfCode = (code: string) => /^P([0-9A-F]{32})$/.exec(code)?.[1] ?? null;
