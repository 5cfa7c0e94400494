import type { Telemetry } from '@mrw/shared-contracts';

const key = 'mrw_reloaded_for';

type Parts = {
  /** Base address of the later scripts of the shell. */
  assets: string;
  /** Whether a guard would block leaving this page, or a login is under way. */
  guarded(): boolean;
  telemetry: Telemetry;
  storage: () => Storage;
  reload(): void;
};

/**
 * An open page can be older than the live release: a later script of its shell is missing. Then the page is reloaded,
 * once for each such script, and never with unsaved input or during a login; offline the script's place offers Retry.
 *
 * @returns a function that ends it
 */
export function reloadOnceWhenStale(page: Window, parts: Parts): () => void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const { pathname, origin } = new URL(target.src, page.location.href);
    if (origin !== page.location.origin || !pathname.startsWith(parts.assets)) return;
    void isGone(target.src).then((gone) => {
      if (!gone || parts.guarded() || !firstTime(parts.storage, pathname)) return;
      parts.telemetry.report({ code: 'MRW-116', detail: `${pathname} is gone: the page is loaded anew` });
      parts.reload();
    });
  };
  // Errors of elements do not bubble.
  page.addEventListener('error', onError, true);
  return () => {
    page.removeEventListener('error', onError, true);
  };
}

async function isGone(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Without storage there is no reload: it could repeat forever. */
function firstTime(storage: () => Storage, pathname: string): boolean {
  try {
    const before = storage().getItem(key)?.split(' ') ?? [];
    if (before.includes(pathname)) return false;
    storage().setItem(key, [...before, pathname].join(' '));
    return true;
  } catch {
    return false;
  }
}
