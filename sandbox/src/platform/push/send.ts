import { createECDH, createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { PushMessage } from '@mrw/shared-contracts/api/push';
import { encrypt } from 'http_ece';
import type { Row } from '../db/schema';
import { isAllowedEndpoint, isStandIn, publicLookup, type PushHosts } from './endpoint';
import { vapidHeader, type VapidKey } from './keys';
import { ways } from './rules';
import { wordsOf } from './words';

/** `gone`: the browser has ended the subscription. `later`: it may be taken then. `refused`: not as it is. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'gone'; because: string }
  | { kind: 'refused'; because: string }
  | { kind: 'later'; because: string; wait: number | null };

export type Letter = { message: Row<'push_outbox'>; device: Row<'push_subscriptions'> };
type Sending = PushHosts & { key: VapidKey; now: Date; site: string };

/** Milliseconds that a push service may take. */
const timeout = 10_000;

/** Newer news about the same replaces what the push service still has. */
const topicOf = ({ kind, item }: Row<'push_outbox'>) =>
  createHash('sha256').update(`${kind} ${item}`).digest('base64url').slice(0, 32);

/** What the device decrypts: shown by its browser, or first looked at by the worker of the site. */
function payloadOf({ message, device }: Letter, site: string): PushMessage {
  const { kind, item, news, path } = message;
  const { language, details } = device;
  return {
    web_push: 8030,
    mutable: true,
    uid: String(device.member_id),
    kind,
    id: item,
    notification: {
      ...wordsOf(kind, news, language, details),
      lang: language,
      tag: `${kind} ${item}`,
      navigate: `${site}${path}`,
    },
  };
}

/** Sends one message to one device; a redirect is not followed. */
export async function send(letter: Letter, sending: Sending): Promise<Outcome> {
  const { message, device } = letter;
  if (!isAllowedEndpoint(device.endpoint, sending))
    return { kind: 'gone', because: 'the host is not listed' };
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const body = encrypt(Buffer.from(JSON.stringify(payloadOf(letter, sending.site))), {
    version: 'aes128gcm',
    privateKey,
    dh: device.p256dh,
    authSecret: device.auth,
  });
  const headers = {
    authorization: await vapidHeader(sending.key, device.endpoint, {
      subject: sending.site,
      now: sending.now,
    }),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/notification+json',
    'content-length': String(body.length),
    ttl: String(Math.max(0, Math.round((message.ends_at.getTime() - sending.now.getTime()) / 1000))),
    topic: topicOf(message),
    urgency: ways[message.kind].urgency,
  };
  return post(device.endpoint, { headers, body, isLocal: isStandIn(device.endpoint, sending) });
}

type Post = { headers: Record<string, string>; body: Buffer; isLocal: boolean };

const post = (endpoint: string, { headers, body, isLocal }: Post): Promise<Outcome> =>
  new Promise((done) => {
    const later = ({ message }: Error) => {
      done({ kind: 'later', because: message, wait: null });
    };
    const options = { method: 'POST', headers, timeout, signal: AbortSignal.timeout(timeout) };
    const request = isLocal
      ? httpRequest(endpoint, options)
      : httpsRequest(endpoint, { ...options, lookup: publicLookup });
    request.on('response', (response) => {
      response.on('error', () => undefined).resume();
      done(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']));
    });
    request.on('error', later).end(body);
  });

export function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const because = `answer ${status}`;
  if (status === 404 || status === 410) return { kind: 'gone', because };
  const wait = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null;
  return status === 429 || status >= 500 ? { kind: 'later', because, wait } : { kind: 'refused', because };
}
