import { send, type Host } from '@mrw/shared-contracts';

type Reach = Pick<Host, 'http' | 'config'>;

/** Counts a press on the link of a message. Only our own API is told; a failure is nobody's business. */
export function trackClick({ http, config }: Reach, address: string | null): void {
  if (!isOurs(address, config.services.api)) return;
  void send(http.other, { url: address, params: { track_only: 1 } }).catch(() => undefined);
}

function isOurs(address: string | null, api: string): address is string {
  if (address === null) return false;
  try {
    return new URL(address).origin === new URL(api).origin;
  } catch {
    return false;
  }
}
