import type { LiveMessage } from '@mrw/shared-contracts/api/live-events';
import { readMessage } from './read-message';

export type Told = { message: LiveMessage; id?: string | undefined };

/** The tabs of one member; null in browsers where they cannot agree. */
export function tabsOfMember(uid: string) {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return null;
  const channel = new BroadcastChannel('mrw-live');
  return {
    tell: (told: Told) => {
      channel.postMessage(told);
    },
    listen: (on: { asked(): void; heard(told: Told): void }) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === `asked ${uid}`) on.asked();
        if (typeof data !== 'object' || data === null || !('message' in data)) return;
        const message = readMessage(data.message);
        const id = 'id' in data && typeof data.id === 'string' ? data.id : undefined;
        if (message) on.heard({ message, id });
      });
      channel.postMessage(`asked ${uid}`);
    },
    /** The next tab begins when this one ends. */
    oneAtATime: (read: () => Promise<void>, signal: AbortSignal) =>
      navigator.locks.request(`mrw-live-${uid}`, { signal }, read).catch(() => undefined),
    close: () => {
      channel.close();
    },
  };
}
