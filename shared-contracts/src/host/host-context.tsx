import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '../language/language';
import { deviceClock, type HostClock } from './clock';
import type { Host } from './host';
import type { Session } from './session';
import { useStateStream } from '../streams/state-stream';

const HostContext = createContext<Host | null>(null);

/** Gives the host to the hooks below it; `defineRemote` and the test kit do it. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

/**
 * The host context of the surrounding mount.
 *
 * @throws Error outside of a remote, the shell or `renderWithHost`
 *
 * @example
 * ```tsx
 * import { useHost } from '@mrw/shared-contracts';
 *
 * export function useLevelsPage(): (() => void) | null {
 *   const { config, navigation } = useHost();
 *   return config.flags.levels ? () => navigation.navigate('/level_rule') : null;
 * }
 * ```
 */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it: mount through defineRemote.');
  return host;
}

/**
 * The session, which renders again when it changes: log-in, log-out, new record of the member.
 *
 * @throws Error without a host
 *
 * @example
 * ```tsx
 * import { useSession } from '@mrw/shared-contracts';
 *
 * export function useName(): string | null {
 *   const session = useSession();
 *   return session.kind === 'member' ? session.member.displayName : null;
 * }
 * ```
 */
export function useSession(): Session {
  return useStateStream(useHost().session$);
}

/**
 * The language of the page, which renders again after a switch.
 *
 * @throws Error without a host
 */
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
