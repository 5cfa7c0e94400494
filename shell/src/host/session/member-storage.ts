import { memberStoragePrefix } from '@mrw/shared-contracts/constants';

/**
 * Removes what remotes keep for the member in this browser.
 *
 * @param storages gives the storages; a browser that blocks them throws here
 */
export function clearMemberStorage(storages: () => readonly Storage[]): void {
  try {
    for (const storage of storages()) {
      const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
      for (const name of names) if (name.startsWith(memberStoragePrefix)) storage.removeItem(name);
    }
  } catch {
    // Where storage is blocked nothing was kept.
  }
}
