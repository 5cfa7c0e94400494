import type { SessionStorage, StoredSession } from '../../../host/session/session-cookie';

/** The session of an embedded wallet, with the lifetime of its frame or element: two on one page are independent. */
export function memorySession(): SessionStorage {
  let session: StoredSession | null = null;
  return {
    read: () => session,
    write: (next) => {
      session = next;
    },
    clear: () => {
      session = null;
    },
  };
}
