import { withoutBlankEnds } from './blank-ends';

const here = 'https://here.invalid';
// Control characters, line ends, the byte order mark, and the backslash, which browsers read as a slash.
const forbidden = /[\p{Cc}\p{Zl}\p{Zp}\ufeff\\]/u;
const mostDecodings = 5;

/**
 * Accepts only paths of this site, after any number of decodings.
 *
 * @param target the destination from a query or a server
 * @param fallback the destination otherwise, /home by default
 * @returns a rooted path with query and hash, without blanks at their ends
 */
export function safeRedirect(target: unknown, fallback = '/home'): string {
  if (typeof target !== 'string' || !target.startsWith('/') || forbidden.test(target)) return fallback;
  const url = parse(target);
  if (url?.origin !== here) return fallback;
  const written = target.split(/[?#]/, 1)[0] ?? '';
  if (!staysInside(written) || !staysInside(url.pathname)) return fallback;
  return withoutBlankEnds(url.pathname + url.search + url.hash);
}

function staysInside(path: string): boolean {
  // A path that cannot be decoded is refused; after another round it could be valid.
  if (decode(path) === null) return false;
  let current = path;
  for (let round = 0; round < mostDecodings; round += 1) {
    if (current.normalize('NFKC').includes('//') || forbidden.test(current)) return false;
    const decoded = current.replace(/(?:%[\da-f]{2})+/gi, (run) => decode(run) ?? run);
    if (decoded === current) return true;
    current = decoded;
  }
  return false;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function parse(target: string): URL | null {
  try {
    return new URL(target, here);
  } catch {
    return null;
  }
}
