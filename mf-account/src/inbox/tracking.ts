import { send, useHost, type Host } from '@mrw/shared-contracts';
import { useEffect } from 'react';

type Reach = Pick<Host, 'http' | 'config' | 'consent$'>;

/**
 * Counts a press on the link of a message, unless the visitor allows essential cookies only. The
 * request goes to our API only; a failure is ignored.
 */
export function trackClick({ http, config, consent$ }: Reach, address: string | null): void {
  if (consent$.value === 'essential' || !isOurs(address, config.services.api)) return;
  void send(http.other, { url: address, params: { track_only: 1 } }).catch(() => undefined);
}

/** Counts the opening of a message by a tracking pixel, unless the visitor allows essential cookies only. */
export function useOpenTracking(address: string | null): void {
  const { config, consent$ } = useHost();
  const api = config.services.api;
  useEffect(() => {
    if (consent$.value === 'essential' || !isOurs(address, api)) return;
    const picture = new Image();
    picture.src = address;
  }, [address, api, consent$]);
}

function isOurs(address: string | null, api: string): address is string {
  if (address === null) return false;
  try {
    return new URL(address).origin === new URL(api).origin;
  } catch {
    return false;
  }
}
