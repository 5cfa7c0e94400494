import type { BrowserContext } from '@playwright/test';
import * as z from 'zod/mini';
import type { SandboxControl } from './sandbox';
import type { SiteDriver } from './site';

const subscribed = z.object({
  id: z.string(),
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
const kept = z.object({ messages: z.array(z.object({ message: z.record(z.string(), z.unknown()) })) });
const registered = z.object({
  registrations: z.array(
    z.object({ registrationId: z.string(), scopeURL: z.string(), isDeleted: z.boolean() }),
  ),
});

/**
 * Push of the browser: this Chromium has no push service, so the page's subscription is one of the sandbox's stand-in, and
 * what that decrypts is delivered by the debugging protocol.
 */
export async function pushDevice(site: SiteDriver, context: BrowserContext, sandbox: SandboxControl) {
  const { page } = site;
  let id: string | null = null;
  await page.exposeFunction('mrwSubscribe', async (server_key: string) => {
    const made = subscribed.parse(await sandbox.post('/sandbox/push_service', { server_key }));
    ({ id } = made);
    return made;
  });
  await page.exposeFunction('mrwUnsubscribe', () => {
    id = null;
  });
  await page.addInitScript(standIn);
  const protocol = await context.newCDPSession(page);
  let registrationId = '';
  protocol.on('ServiceWorker.workerRegistrationUpdated', (update) => {
    const { registrations } = registered.parse(update);
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
  });
  await protocol.send('ServiceWorker.enable');
  const worker = () => {
    const [found] = context.serviceWorkers();
    if (!found) throw new Error('There is no worker');
    return found;
  };
  return {
    isSubscribed: () => id !== null,
    /** What the server has sent so far, decrypted. */
    received: async () =>
      id === null ? [] : kept.parse(await sandbox.get(`/sandbox/push_service/${id}`)).messages,
    deliver: async (message: object): Promise<void> => {
      await worker().evaluate(keepShown);
      await protocol.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(page.url()).origin,
        registrationId,
        data: JSON.stringify(message),
      });
    },
    /** What the device shows. */
    shown: () => worker().evaluate(() => Reflect.get(self, 'testShown') as string[]),
    /** Presses what is shown. */
    press: () =>
      worker().evaluate(() => {
        const [data] = Reflect.get(self, 'testData') as unknown[];
        const event = Object.assign(new Event('notificationclick'), {
          notification: { data, close: () => undefined },
          waitUntil: () => undefined,
        });
        self.dispatchEvent(event);
      }),
  };
}

/** Runs in the worker: a Chromium without a window shows nothing, so what it is told to show is kept. */
function keepShown(): void {
  if (Reflect.get(self, 'testShown')) return;
  const shown: string[] = [];
  const data: unknown[] = [];
  Object.assign(self, { testShown: shown, testData: data });
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
  registration.showNotification = (title, options) => {
    shown.push(`${title}: ${options?.body ?? ''}`);
    data.push(options?.data);
    return Promise.resolve();
  };
}

/** Runs in the page. */
function standIn(): void {
  type Made = { endpoint: string; keys: { p256dh: string; auth: string } };
  type Stored = Made & { key: string };
  const place = 'test_push';
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer;
  const call = <Answer>(name: string, ...given: unknown[]) =>
    (Reflect.get(window, name) as (...all: unknown[]) => Promise<Answer>)(...given);
  const subscriptionOf = ({ endpoint, keys, key }: Stored) => ({
    endpoint,
    options: { applicationServerKey: bytes(key) },
    getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
    unsubscribe: async () => {
      localStorage.removeItem(place);
      await call('mrwUnsubscribe');
      return true;
    },
  });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Object.assign(PushManager.prototype, {
    getSubscription: () => {
      const stored = localStorage.getItem(place);
      return Promise.resolve(stored === null ? null : subscriptionOf(JSON.parse(stored) as Stored));
    },
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      const made = await call<Made>('mrwSubscribe', key);
      const stored = { ...made, key };
      localStorage.setItem(place, JSON.stringify(stored));
      return subscriptionOf(stored);
    },
  });
}
