/**
 * Headers of a call that spends something: a browser repeats a POST on its own when a kept connection breaks, and the
 * server then gives its first answer again (contract §0).
 */
export function once(): Record<'Idempotency-Key', string> {
  const parts = [...crypto.getRandomValues(new Uint32Array(4))];
  return { 'Idempotency-Key': parts.map((part) => part.toString(16)).join('-') };
}
