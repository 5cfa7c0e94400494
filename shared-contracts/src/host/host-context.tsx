import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '../language/language';
import { deviceClock, type HostClock } from './clock';
import type { Host } from './host';
import type { Session } from './session';
import { useStateStream } from '../streams/state-stream';

const HostContext = createContext<Host | null>(null);

export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

/**
 * The host context of the surrounding mount.
 *
 * @throws Error outside of a remote, the shell or `renderWithHost`
 */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it: mount through defineRemote.');
  return host;
}

export function useSession(): Session {
  return useStateStream(useHost().session$);
}

export function useLanguage(): Language {
  return useStateStream(useHost().language$);
}

/**
 * The clock that instants of the server are compared with.
 *
 * @returns that of the host; that of the device under a host without one, and outside of a host
 */
export function useClock(): HostClock {
  return useContext(HostContext)?.clock ?? deviceClock;
}
