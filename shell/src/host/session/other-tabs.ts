import { deviceNow } from '@mrw/shared-contracts/device/now';
import * as z from 'zod/mini';

const message = z.enum(['login', 'logout']);
type TabMessage = z.infer<typeof message>;

/** Notifies the other tabs of the site about changes of the shared session. */
export interface OtherTabs {
  tell(what: TabMessage): void;
  /** @returns a function that ends the subscription */
  listen(onMessage: (what: TabMessage) => void): () => void;
}

const name = 'mrw-session';

/**
 * Uses a BroadcastChannel, or the storage event without one (Safari before 15.4).
 *
 * @param page window of this tab
 */
export function otherTabs(page: Window & typeof globalThis): OtherTabs {
  return 'BroadcastChannel' in page ? overChannel(new page.BroadcastChannel(name)) : overStorage(page);
}

function overChannel(channel: BroadcastChannel): OtherTabs {
  return {
    tell: (what) => {
      channel.postMessage(what);
    },
    listen: (onMessage) => {
      const hear = ({ data }: MessageEvent) => {
        const parsed = message.safeParse(data);
        if (parsed.success) onMessage(parsed.data);
      };
      channel.addEventListener('message', hear);
      return () => {
        channel.removeEventListener('message', hear);
      };
    },
  };
}

function overStorage(page: Window): OtherTabs {
  return {
    tell: (what) => {
      try {
        // The time makes every value different: equal values fire no event.
        page.localStorage.setItem(name, `${what} ${deviceNow()}`);
      } catch {
        // Storage is blocked: the other tabs detect the change with their next call.
      }
    },
    listen: (onMessage) => {
      const hear = (event: StorageEvent) => {
        const parsed = message.safeParse(event.key === name ? event.newValue?.split(' ')[0] : null);
        if (parsed.success) onMessage(parsed.data);
      };
      page.addEventListener('storage', hear);
      return () => {
        page.removeEventListener('storage', hear);
      };
    },
  };
}
