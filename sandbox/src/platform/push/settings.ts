import type { Addresses } from '@mrw/shared-contracts/addresses';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock';
import type { Connection } from '../db/connect';
import type { TokenService } from '../identity/tokens';
import type { Exporter } from '../telemetry/intake';
import type { PushHosts } from './endpoint';
import { keyOfSecret, vapidKey, type VapidKey } from './keys';
import { createSender, type PushSender } from './sender';

export type PushSettings = Pick<PushHosts, 'hosts'> & {
  /** The first makes new subscriptions, all send to theirs. None: one is made of the secret of the tokens. */
  keys: readonly VapidKey[];
};

/** Begin of the addresses of the push service that the tools of the sandbox stand in for. */
export const pushServiceAt = (addresses: Addresses): string =>
  `${addresses.api.origin}/sandbox/push_service/`;

const browsers = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
];

const listOf = (text: string | undefined) =>
  (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

/** Null: without push its calls answer 404. @throws Error for a key that is none */
export function readPushSettings(env: Readonly<Record<string, string | undefined>>): PushSettings | null {
  if (env['MRW_PUSH'] === 'off') return null;
  const hosts = listOf(env['MRW_PUSH_HOSTS']);
  return {
    keys: listOf(env['MRW_VAPID_KEYS']).map(vapidKey),
    hosts: hosts.length > 0 ? hosts : browsers,
  };
}

type Parts = {
  push?: PushSettings | null;
  connection: Connection;
  clock: Clock;
  tokens: TokenService;
  addresses: Addresses;
  logger: FastifyBaseLogger;
  exporter?: Exporter | undefined;
  sandboxTools?: boolean;
};

/** The sender of this environment; null without push. */
export function createPush({
  push,
  logger: log,
  exporter,
  tokens,
  addresses,
  sandboxTools = true,
  ...parts
}: Parts): PushSender | null {
  if (!push) return null;
  return createSender({
    ...parts,
    log,
    exporter,
    hosts: push.hosts,
    standIn: sandboxTools ? pushServiceAt(addresses) : null,
    keys: async () => (push.keys.length > 0 ? push.keys : [keyOfSecret(await tokens.secret())]),
    site: addresses.shell.origin,
  });
}
