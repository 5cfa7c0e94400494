import { connect, constants } from 'node:http2';
import type { ApplePasses } from '../settings';

/** What Apple's host answered for one device. `gone`: it takes no more of this pass. */
export type Pushed = 'sent' | 'gone' | 'failed';

const timeout = 10_000;

/** Tells Apple's host that a pass of these devices has changed: an empty message by HTTP/2, proved by the certificate. */
export async function pushChange(apple: ApplePasses, tokens: readonly string[]): Promise<Pushed[]> {
  const { push, certificate, key, passType } = apple;
  if (push === null) return tokens.map(() => 'failed');
  const session = connect(push.origin, {
    cert: certificate,
    key,
    ...(push.authority === undefined ? {} : { ca: push.authority }),
  });
  // Every stream of it fails then, and says so.
  session.on('error', () => undefined);
  const one = (token: string) =>
    new Promise<Pushed>((resolve) => {
      const stream = session.request({
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(token)}`,
        'apns-topic': passType,
      });
      let body = '';
      let status = 0;
      stream.setEncoding('utf8');
      stream.setTimeout(timeout, () => {
        stream.close(constants.NGHTTP2_CANCEL);
      });
      stream.on('response', (headers) => {
        status = headers[':status'] ?? 0;
      });
      stream.on('data', (part: string) => {
        body += part.slice(0, 1_000);
      });
      stream.on('error', () => undefined);
      stream.on('close', () => {
        resolve(judge(status, body));
      });
      stream.end('{}');
    });
  try {
    return await Promise.all(tokens.map(one));
  } finally {
    session.close();
  }
}

const judge = (status: number, body: string): Pushed => {
  if (status === 200) return 'sent';
  return status === 410 || /BadDeviceToken|DeviceTokenNotForTopic/.test(body) ? 'gone' : 'failed';
};
