import { sharedFolder } from '@mrw/shared-contracts/manifest';
import { withTimeout } from '../with-timeout';

const limit = 3_000;
let renewal: Promise<unknown> = Promise.resolve();

/** Fetches scripts that several releases have and that fail past the cache: wrong bytes in it would outlive a release. */
export function renewFailedScripts(page: Window): void {
  // Errors of elements do not bubble.
  page.addEventListener('error', renew, true);
}

function renew({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || !target.src.includes(`/${sharedFolder}/`)) return;
  // The page around an inline wallet has scripts of its own.
  if (!globalThis.__MRW_INTEGRITY__?.[target.src]) return;
  const answer = fetch(target.src, { cache: 'reload' }).then((response) => response.arrayBuffer());
  renewal = Promise.all([renewal, answer.catch(() => undefined)]);
}

/** Waits for what is fetched anew, though not for long. Never rejects. */
export const renewed = () => withTimeout(renewal, limit).catch(() => undefined);
