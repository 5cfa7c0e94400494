import { safeRedirect } from '@mrw/shared-contracts/links/safe-redirect';
import { ownerAddress, ownerCache } from '../push/names';
import type { PushEvent, WorkerScope } from './worker-scope';

declare const self: WorkerScope;

type Shown = { uid: string; title: string; options: NotificationOptions };

/** What of a message is shown; null: it is none of ours (`pushMessage` of the contract). */
function read(message: PushEvent['data']): Shown | null {
  try {
    const { uid, notification } = message?.json() as { uid: unknown; notification: Record<string, unknown> };
    const { title, body, tag, lang, navigate } = notification;
    if ([uid, title, body, tag, lang, navigate].some((value) => typeof value !== 'string')) return null;
    const data = pathOf(String(navigate));
    const options = { body: String(body), tag: String(tag), lang: String(lang), data };
    return { uid: String(uid), title: String(title), options };
  } catch {
    return null;
  }
}

/** The page of this site that an address names. */
function pathOf(address: string): string {
  const { origin, pathname, search, hash } = new URL(address);
  return safeRedirect(origin === self.location.origin ? pathname + search + hash : null);
}

/** Whose messages this device shows; null after a log-out. */
const owner = async (): Promise<string | null> => {
  const stored = await self.caches.match(ownerAddress, { cacheName: ownerCache });
  return stored ? stored.text() : null;
};

async function show(data: PushEvent['data']): Promise<void> {
  const shown = read(data);
  const uid = await owner();
  if (uid === null || shown?.uid !== uid) return;
  await self.registration.showNotification(shown.title, shown.options);
}

/** In the tab that is open, the one that was used last first; else in a new one. */
async function open(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const tab = tabs.find(({ frameType }) => frameType === 'top-level');
  await tab?.focus().catch(() => undefined);
  const moved = await tab?.navigate(path).catch(() => null);
  if (!moved) await self.clients.openWindow(path);
}

/** Part `push`: shows what the server sends, and opens its page when it is pressed. */
export function showMessages(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(show(event.data));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(safeRedirect(event.notification.data)));
  });
}
