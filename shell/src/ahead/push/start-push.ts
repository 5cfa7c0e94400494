import {
  deviceNow,
  readResource,
  type DevicePush,
  type Session,
  type StateStream,
} from '@mrw/shared-contracts';
import { pushKey, pushSubscription } from '@mrw/shared-contracts/api/push';
import { languages } from '@mrw/shared-contracts/language';
import type { AxiosInstance } from 'axios';
import { browserPush } from './browser-push';
import { createDevicePush } from './device-push';
import { pushMarkOf } from './push-mark';

export type PushAccess = {
  session$: StateStream<Session>;
  /** Client of the API. */
  client: AxiosInstance;
};

/** Milliseconds after which a page that is open tells the server what changed. */
const whenSettled = 4_000;

/** Messages to this device, with the push of this browser. */
export function startDevicePush(offered: boolean, { session$, client }: PushAccess): DevicePush {
  const addressOf = (uid: string) => `/customers/${uid}/push_subscriptions`;
  return createDevicePush({
    session$,
    offered,
    mark: pushMarkOf(() => localStorage),
    browser: browserPush,
    api: {
      key: async () => (await readResource(client, { url: '/push_key' }, pushKey)).key,
      tell: async (uid, data) => {
        await readResource(client, { method: 'POST', url: addressOf(uid), data }, pushSubscription);
      },
      end: async (uid, endpoint) => {
        const request = { method: 'DELETE', url: addressOf(uid), data: { endpoint } };
        await readResource(client, request, pushSubscription);
      },
    },
    language: () => languages.find((one) => one === document.documentElement.lang) ?? 'en',
    later: (work) => {
      setTimeout(work, whenSettled);
    },
    now: deviceNow,
  });
}
