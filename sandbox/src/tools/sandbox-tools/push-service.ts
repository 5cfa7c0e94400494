import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { pushMessage, type PushMessage } from '@mrw/shared-contracts/api/push';
import { decrypt } from 'http_ece';
import { importJWK, jwtVerify } from 'jose';

const curve = 'prime256v1';
/** Bytes of a body that every push service takes. */
const largest = 4_096;
/** Seconds that a signature may hold (RFC 8292). */
const longest = 24 * 3_600;

type Headers = Readonly<Record<string, string | string[] | undefined>>;
type Kept = { ttl: number; topic: string | null; urgency: string; message: PushMessage };
type Device = {
  pair: ReturnType<typeof createECDH>;
  auth: string;
  serverKey: string | null;
  kept: Kept[];
  /** What the next messages are answered with instead. */
  answers: { status: number; retryAfter: string | null }[];
};

/** The push service of browsers, on this machine: it takes what RFC 8030, 8291 and 8292 allow, and decrypts it. */
export function createPushService(origin: string, now: () => Date) {
  const devices = new Map<string, Device>();
  return {
    /** A device that subscribed. @param serverKey whose messages alone it takes; null: those of every server */
    subscribe: (serverKey: string | null) => {
      const pair = createECDH(curve);
      pair.generateKeys();
      const id = randomUUID();
      const auth = randomBytes(16).toString('base64url');
      devices.set(id, { pair, auth, serverKey, kept: [], answers: [] });
      return { id, endpoint: `${origin}${id}`, keys: { p256dh: pair.getPublicKey('base64url'), auth } };
    },
    device: (id: string) => devices.get(id) ?? null,
    /** The browser ends a subscription: its address is gone. */
    end: (id: string) => devices.delete(id),
    /** @returns what is wrong with a message; null: it is kept for the device */
    take: async (id: string, headers: Headers, body: Buffer): Promise<string | null> => {
      const device = devices.get(id);
      if (!device) return 'There is no such subscription.';
      const fault =
        headerFault(headers, body) ?? (await signatureFault(device, headers, new URL(origin).origin, now()));
      if (fault !== null) return fault;
      const { ttl, urgency, topic } = headers;
      const text = decrypt(body, { version: 'aes128gcm', privateKey: device.pair, authSecret: device.auth });
      const read = pushMessage.safeParse(JSON.parse(text.toString()));
      if (!read.success) return `No declarative message: ${read.error.message}`;
      // What the device has not fetched is replaced by what has the same topic.
      device.kept = device.kept.filter((one) => topic === undefined || one.topic !== topic);
      device.kept.push({
        ttl: Number(ttl),
        topic: topic === undefined ? null : String(topic),
        urgency: String(urgency),
        message: read.data,
      });
      return null;
    },
  };
}

function headerFault(headers: Headers, body: Buffer): string | null {
  const text = (name: string) => String(headers[name] ?? '');
  if (!/^\d{1,7}$/.test(text('ttl'))) return 'TTL is missing.';
  if (headers['topic'] !== undefined && !/^[\w-]{1,32}$/.test(text('topic'))) return 'Topic is wrong.';
  if (!['very-low', 'low', 'normal', 'high'].includes(text('urgency'))) return 'Urgency is wrong.';
  if (text('content-encoding') !== 'aes128gcm') return 'Content-Encoding is wrong.';
  return body.length > largest ? 'The message is too large.' : null;
}

async function signatureFault(device: Device, headers: Headers, audience: string, now: Date) {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers['authorization'])) ?? [];
  if (token === undefined || key === undefined) return 'Authorization is wrong.';
  if (device.serverKey !== null && device.serverKey !== key) return 'This is the key of another server.';
  try {
    const point = Buffer.from(key, 'base64url');
    const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256');
    const { payload } = await jwtVerify(token, jwk, {
      algorithms: ['ES256'],
      audience,
      requiredClaims: ['exp', 'sub'],
      currentDate: now,
    });
    return (payload.exp ?? 0) - now.getTime() / 1000 > longest ? 'The signature holds too long.' : null;
  } catch (error) {
    return `The signature is wrong: ${String(error)}`;
  }
}
