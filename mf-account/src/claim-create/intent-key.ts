/** A name that no other claim has. */
export function newIntentKey(): string {
  const parts = [...crypto.getRandomValues(new Uint32Array(4))];
  return parts.map((part) => part.toString(16)).join('-');
}
