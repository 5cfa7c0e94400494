import { withTimeout } from '../../host/with-timeout';
import { choosePart, leavePart } from '../worker-parts/chosen-parts';
import { ownerAddress, ownerCache } from './names';

/** Milliseconds until a worker that was just registered is there. */
const timeout = 15_000;

export type Permission = NotificationPermission | 'home-screen';

/** The device as its subscription is told to the server. */
export type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string }; serverKey: string };

const base64url = (bytes: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const read = (subscription: PushSubscription): Subscribed => ({
  endpoint: subscription.endpoint,
  keys: {
    p256dh: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
  },
  serverKey: base64url(subscription.options.applicationServerKey),
});

const registered = () => navigator.serviceWorker.getRegistration();

/** Push of this browser. */
export const browserPush = {
  permission: (): Permission => ('PushManager' in window ? Notification.permission : 'home-screen'),
  ask: () => Notification.requestPermission(),
  /** Subscribes with a key of the server; the subscription that is there stays when it has this key. */
  subscribe: async (serverKey: string): Promise<Subscribed> => {
    await choosePart('push');
    const { pushManager } = await withTimeout(navigator.serviceWorker.ready, timeout);
    const current = await pushManager.getSubscription();
    if (current && base64url(current.options.applicationServerKey) === serverKey) return read(current);
    await current?.unsubscribe();
    return read(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey }));
  },
  /** From now on the worker shows the messages of this member. */
  own: async (uid: string): Promise<void> => {
    const cache = await caches.open(ownerCache);
    await cache.put(ownerAddress, new Response(uid));
  },
  /** Ends the subscription, what is shown, and the part of the worker; no network is needed. @throws the error of the browser */
  end: async (): Promise<void> => {
    await caches.delete(ownerCache);
    const registration = await registered();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
    await leavePart('push');
  },
};

export type BrowserPush = typeof browserPush;
