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
  FORBID_ATTR: ['style', 'id', 'name', 'class'],
};

let purifier: Promise<(html: string) => string> | null = null;

/**
 * Fetches the sanitiser once.
 *
 * @returns a function that removes everything but harmless formatting; links to pages open in a new tab
 */
export function loadSanitiser(): Promise<(html: string) => string> {
  purifier ??= make().catch((error: unknown) => {
    purifier = null;
    throw error;
  });
  return purifier;
}

async function make(): Promise<(html: string) => string> {
  const { default: createPurifier } = await import('dompurify');
  // An instance of our own: the hook must not touch another user of the library.
  const purify = createPurifier(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    const link = safeHref(node.getAttribute('href'), window.location.origin);
    if (!link) node.removeAttribute('href');
    if (!link || link.kind === 'contact') return;
    node.setAttribute('rel', 'noopener noreferrer');
    node.setAttribute('target', '_blank');
  });
  return (html) => purify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: false });
}
