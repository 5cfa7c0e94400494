import type { SessionStorage, StoredSession } from '../../host/session/session-cookie';

/** The session of an embedded wallet lives and ends with its frame or element: two on one page do not meet. */
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
