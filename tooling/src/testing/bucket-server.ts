import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from '@20minutes/s3rver';

/**
 * An S3-compatible server for tests. It knows no conditional writes, which every service that counts knows by now:
 * those are judged here, in front of it, one write after another.
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
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${inner.port}`,
    region: 'ap-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
  const pass = bucket.callback();

  let writes = Promise.resolve();
  const front = http.createServer((request, response) => {
    if (request.method !== 'PUT') {
      pass(request, response);
      return;
    }
    writes = writes.then(() => write(request, response));
  });
  const write = async (request: IncomingMessage, response: ServerResponse) => {
    const done = once(response, 'close');
    if (await holds(request)) pass(request, response);
    else response.writeHead(412).end();
    await done;
  };
  const holds = async ({ url = '', headers }: IncomingMessage) => {
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

const portOf = (address: string | AddressInfo | null) =>
  typeof address === 'object' && address ? address.port : 0;
