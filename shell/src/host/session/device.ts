const key = 'mrw_device';

/** A random id of this browser, created once; for one page when storage is blocked. */
export function deviceId(storage: () => Pick<Storage, 'getItem' | 'setItem'>): string {
  try {
    const known = storage().getItem(key);
    if (known) return known;
    const made = randomId();
    storage().setItem(key, made);
    return made;
  } catch {
    return randomId();
  }
}

/** 128 random bits. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // No spread: in the first script, in ES5, it would not read typed arrays (tooling/src/serve/site/boot-script.ts).
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
