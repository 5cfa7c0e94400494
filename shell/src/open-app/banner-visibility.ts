const key = 'mrw_open_app_closed';

/**
 * Whether this is a browser of a phone, by its own word; desktop browsers of any width are not.
 *
 * @param userAgent of the browser
 */
export function isMobileBrowser(userAgent: string): boolean {
  return userAgent.includes('Mobi');
}

/** Whether the banner was closed in this browser session. */
export function wasClosed(storage: () => Storage): boolean {
  try {
    return storage().getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function rememberClosed(storage: () => Storage): void {
  try {
    storage().setItem(key, 'true');
  } catch {
    // Storage is blocked: closing then lasts for this page.
  }
}
