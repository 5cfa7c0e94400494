const key = 'mrw_open_app_closed';
const stays = 7 * 86_400_000;

type Storages = Pick<Window, 'localStorage' | 'sessionStorage'>;

/**
 * Whether the banner was closed in the last 7 days on this device.
 *
 * @param now milliseconds since 1970, of the device
 */
export const wasClosed = (page: Storages, now: number): boolean =>
  isKept(() => page.localStorage, now) || isKept(() => page.sessionStorage, now);

export function rememberClosed(page: Storages, now: number): void {
  // Where the device keeps nothing, closing applies to the browser session, else to this page.
  if (!keep(() => page.localStorage, now)) keep(() => page.sessionStorage, now);
}

function isKept(storage: () => Storage, now: number): boolean {
  try {
    const age = now - Number(storage().getItem(key));
    return age >= 0 && age < stays;
  } catch {
    return false;
  }
}

function keep(storage: () => Storage, now: number): boolean {
  try {
    storage().setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}
