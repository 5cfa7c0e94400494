import { safeHref } from '@mrw/shared-contracts';
import createPurifier, { type Config } from 'dompurify';

/** Allow lists: everything else in HTML, present and future, is removed. */
const allowed: Config = {
  ALLOWED_TAGS: [
    ...['a', 'abbr', 'b', 'bdi', 'bdo', 'big', 'blockquote', 'br', 'caption', 'center', 'cite', 'code'],
    ...['col', 'colgroup', 'dd', 'del', 'details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre'],
    ...[
      'q',
      'rp',
      'rt',
      'ruby',
      's',
      'section',
      'small',
      'span',
      'strike',
      'strong',
      'sub',
      'summary',
      'sup',
    ],
    ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul', 'wbr'],
  ],
  // Of the sources of a picture only `src`, which is checked below: others would load from other sites.
  ALLOWED_ATTR: [
    ...['align', 'alt', 'cite', 'colspan', 'datetime', 'dir', 'headers', 'height', 'href', 'lang', 'open'],
    ...['reversed', 'rowspan', 'scope', 'span', 'src', 'start', 'title', 'type', 'valign', 'value', 'width'],
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// A separate instance: the hook must not affect other users of the library.
const purify = createPurifier(window);
let picturesFrom = '';

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') judgeLink(node);
  // Its text stays.
  if (node.tagName === 'IMG' && !isPictureOf(picturesFrom, node.getAttribute('src')))
    node.removeAttribute('src');
});

/**
 * Removes everything but harmless formatting; links to pages open in a new tab. It is loaded with its library when
 * the first HTML is rendered.
 *
 * @param pictures allowed origin of pictures: one of another site could track readers
 */
export function sanitise(html: string, pictures: string): string {
  picturesFrom = pictures;
  return purify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: false });
}

function judgeLink(anchor: Element): void {
  const link = safeHref(anchor.getAttribute('href'), window.location.origin);
  if (!link) anchor.removeAttribute('href');
  if (!link || link.kind === 'contact') return;
  anchor.setAttribute('rel', 'noopener noreferrer');
  anchor.setAttribute('target', '_blank');
}

function isPictureOf(server: string, src: string | null): boolean {
  if (src === null) return true;
  if (/^data:image\//i.test(src)) return true;
  try {
    return new URL(src, window.location.href).origin === new URL(server).origin;
  } catch {
    return false;
  }
}
