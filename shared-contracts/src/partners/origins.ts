const anyPort = ':*';

/**
 * Whether an origin is registered.
 *
 * @param listed exact origins; `http://localhost:*` stands for every port, in environments that admit it
 * @param origin of the page that asks
 */
export function isListedOrigin(listed: readonly string[], origin: string | undefined): boolean {
  if (origin === undefined) return false;
  return listed.some((item) =>
    item.endsWith(anyPort)
      ? origin.startsWith(item.slice(0, -1)) && /^\d{1,5}$/.test(origin.slice(item.length - 1))
      : item === origin,
  );
}
