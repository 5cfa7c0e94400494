/** A segment that every file system, bucket and web server takes as it is: letters of any script, digits, some marks. */
const segment = /^[\p{L}\p{N}_~][\p{L}\p{N}\p{M}_~ .,&'()+-]*$/u;
const idOfAddress = /^\?id=([\w-]{1,64})$/;
/** Bytes of a name; file systems have 255, with an ending and a temporary name. */
const longestName = 160;

/**
 * The file of a drawn page, without its ending: `campaign/101` of `/campaign/101`, `offer/Food & Drink@7` of
 * `/offer/Food%20%26%20Drink?id=7`. Its path is decoded, as web servers compare it.
 *
 * @param address path of a page, with its identifying parameter
 * @returns null for an address that cannot be a file safely: that page is not drawn
 */
export function drawnFile(address: string): string | null {
  const [pathname = '', ...query] = address.split(/(?=\?)/);
  const id = query.length > 0 ? idOfAddress.exec(query.join(''))?.[1] : '';
  if (id === undefined || !pathname.startsWith('/')) return null;
  const parts = decoded(pathname === '/' ? '/home' : pathname)
    ?.split('/')
    .slice(1);
  if (!parts?.every((part) => segment.test(part) && Buffer.byteLength(part) <= longestName)) return null;
  return parts.join('/') + (id ? `@${id}` : '');
}

/** Null when a part is no text, or contains what separates parts. */
function decoded(pathname: string): string | null {
  try {
    return /%(2f|5c)/i.test(pathname) ? null : decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
