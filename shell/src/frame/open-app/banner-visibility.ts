const key = 'mrw_open_app_closed';

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
    // Storage is blocked: closing applies to this page only.
  }
}
