/** A key that is used for one call. */
export function singleUseKey(): string {
  const parts = [...crypto.getRandomValues(new Uint32Array(4))];
  return parts.map((part) => part.toString(16)).join('-');
}

/**
 * Headers of a call with an effect: a browser repeats a POST by itself when a kept-alive connection breaks, and the
 * server then returns its first response again (contract §0).
 *
 * @deprecated since 1.13.0, gone in 2.0.0: use `spend`, whose key lasts as long as the intent.
 */
export function singleUseHeaders(): Record<'Idempotency-Key', string> {
  return { 'Idempotency-Key': singleUseKey() };
}
