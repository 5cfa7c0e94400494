import { safeHref } from '@mrw/shared-contracts';
import type { Config } from 'dompurify';

const allowed: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'option',
    'dialog',
    'audio',
    'video',
  ],
  // Sources of a picture but `src`, which is judged below, would ask a stranger for it.
  FORBID_ATTR: ['style', 'id', 'name', 'class', 'srcset', 'background'],
};

/**
 * Removes everything but harmless formatting; links to pages open in a new tab.
 *
 * @param pictures address of the server that pictures may come from: a stranger's would count who reads the text
 */
type Sanitise = (html: string, pictures: string) => string;

let purifier: Promise<Sanitise> | null = null;

/** Fetches the sanitiser once. */
export function loadSanitiser(): Promise<Sanitise> {
  purifier ??= make().catch((error: unknown) => {
    purifier = null;
    throw error;
  });
  return purifier;
}

async function make(): Promise<Sanitise> {
  const { default: createPurifier } = await import('dompurify');
  // An instance of our own: the hook must not touch another user of the library.
  const purify = createPurifier(window);
  let picturesFrom = '';
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') judgeLink(node);
    // Its words stay.
    if (node.tagName === 'IMG' && !isPictureOf(picturesFrom, node.getAttribute('src')))
      node.removeAttribute('src');
  });
  return (html, pictures) => {
    picturesFrom = pictures;
    return purify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: false });
  };
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
