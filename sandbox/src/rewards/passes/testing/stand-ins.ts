import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { passFiles, type PassHost } from '../settings';
import { hostFiles, rootFile } from '../development-chain';

const portOf = (server: { address(): unknown }): number => {
  const address = server.address();
  if (typeof address !== 'object' || address === null || !('port' in address)) throw new Error('No port');
  return Number(address.port);
};

type Push = { token: string; topic: string; by: string; body: string };

/** A host as Apple's: HTTP/2, and a certificate of the sender. `answer` tells the status of each device. */
export async function appleHost(folder: string, answer: (token: string) => number) {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const authority = await read(rootFile);
  const pushes: Push[] = [];
  const server = createSecureServer({
    cert: await read(hostFiles.certificate),
    key: await read(hostFiles.key),
    ca: [authority, await read(passFiles.intermediate)],
    requestCert: true,
    rejectUnauthorized: true,
  });
  server.on('stream', (stream, headers) => {
    let body = '';
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      body += part;
    });
    stream.on('end', () => {
      const token = String(headers[':path']).replace('/3/device/', '');
      const { subject } = (stream.session?.socket as TLSSocket).getPeerCertificate();
      pushes.push({ token, topic: String(headers['apns-topic']), by: subject.OU, body });
      stream.respond({ ':status': answer(token) });
      stream.end(answer(token) === 200 ? '' : '{"reason":"Unregistered"}');
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const host: PassHost = { origin: `https://localhost:${portOf(server)}`, authority };
  return {
    host,
    pushes,
    stop: () => {
      server.close();
    },
  };
}

type GoogleCall = { call: string; authorization: string; body: Record<string, unknown> };

/** A host as Google's: the token by an assertion, and changes of objects. */
export async function googleHost(status: () => number) {
  const calls: GoogleCall[] = [];
  const assertions: string[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      response.setHeader('content-type', 'application/json');
      if (request.url === '/token') {
        assertions.push(new URLSearchParams(text).get('assertion') ?? '');
        response.end('{"access_token":"token-of-google","expires_in":3600}');
        return;
      }
      const { authorization = '' } = request.headers;
      const body = JSON.parse(text) as Record<string, unknown>;
      calls.push({ call: `${request.method} ${request.url}`, authorization, body });
      response.statusCode = status();
      response.end('{}');
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${portOf(server)}`;
  return {
    api: { origin, token: `${origin}/token` },
    calls,
    assertions,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
