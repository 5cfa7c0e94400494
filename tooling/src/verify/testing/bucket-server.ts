import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from '@20minutes/s3rver';

/**
 * An S3-compatible server for tests. It lacks conditional writes and atomic overwrites, unlike production services: a
 * proxy in front of it evaluates the conditions and serializes the requests.
 */
export async function startBucketServer(directory: string) {
  const bucket = new S3rver({
    directory,
    silent: true,
    port: 0,
    address: '127.0.0.1',
    allowMismatchedSignatures: true,
  });
  const inner = await bucket.run();
  const client = bucketClient(`http://127.0.0.1:${inner.port}`);
  const pass = bucket.callback();

  let requests = Promise.resolve();
  const front = http.createServer((request, response) => {
    requests = requests.then(() => answer(request, response));
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (response.closed) return;
    const done = once(response, 'close');
    if (await holds(request)) pass(request, response);
    else response.writeHead(412).end();
    await done;
  };
  const holds = async ({ method, url = '', headers }: IncomingMessage) => {
    if (method !== 'PUT') return true;
    const tag = await tagOf(url);
    if (headers['if-none-match'] === '*') return tag === undefined;
    return headers['if-match'] === undefined || headers['if-match'] === tag;
  };
  const tagOf = async (url: string) => {
    const [, name = '', ...key] = decodeURIComponent(url.split('?')[0] ?? '').split('/');
    if (key.length === 0) return undefined;
    try {
      return (await client.send(new HeadObjectCommand({ Bucket: name, Key: key.join('/') }))).ETag;
    } catch {
      return undefined;
    }
  };

  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    endpoint: `http://127.0.0.1:${portOf(front.address())}`,
    stop: async () => {
      client.destroy();
      front.closeAllConnections();
      front.close();
      await bucket.close();
    },
  };
}

/** A client of such a server. */
export const bucketClient = (endpoint: string): S3Client =>
  new S3Client({
    endpoint,
    region: 'ap-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });

const portOf = (address: string | AddressInfo | null) =>
  typeof address === 'object' && address ? address.port : 0;
