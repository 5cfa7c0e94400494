import fs from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { root } from '../process/root';
import { close, listen } from '../serve/site/http-server';
import { answerOf, textOf, type Answer, type Asked } from './answers';
import { pageOf } from './frame';
import { html } from './html';
import { createSession } from './session';
import type { Sources } from './sources';

type Options = Sources & {
  /** Address in the browser: `http://127.0.0.1:4005`. */
  origin: string;
  /** Where it listens. */
  host: string;
  port: number;
  token: string;
};

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  // Not `no-referrer`: forms would have the Origin `null`.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Files that need no token; there is nothing in them. */
const files: Readonly<Record<string, readonly [string, string]>> = {
  '/operators.css': ['tooling/src/operators/operators.css', 'text/css'],
  '/tokens.css': ['shared-ui/src/tokens.css', 'text/css'],
  '/favicon.svg': ['tooling/src/operators/favicon.svg', 'image/svg+xml'],
};

const bodyLimit = 16 * 1_024;

/** The page for operators: reads what the commands read, and does what they do. */
export async function startOperators(options: Options): Promise<{ stop(): Promise<void> }> {
  const session = createSession(options.token, `mrw_operators_${options.port}`);
  const server = http.createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const asked = askedBy(request, options.origin);
    const file = asked.method === 'GET' ? files[asked.url.pathname] : undefined;
    if (file) {
      response.setHeader('Content-Type', `${file[1]}; charset=utf-8`);
      response.end(fs.readFileSync(path.join(root, file[0])));
      return;
    }
    const broken = (error: unknown): Answer => {
      return { kind: 'page', status: 500, title: 'Not done', body: html`<p>${textOf(error)}</p>` };
    };
    void answerOf(asked, { ...options, session })
      .catch(broken)
      .then((answer) => {
        send(response, answer, options.deployments.environment);
      });
  });
  server.requestTimeout = 30_000;
  await listen(server, options.port, options.host);
  return { stop: () => close(server) };
}

const askedBy = (request: IncomingMessage, origin: string): Asked => ({
  method: request.method ?? 'GET',
  url: new URL(request.url?.replace(/^\/+/, '/') ?? '/', origin),
  host: request.headers.host,
  originOfForm: request.headers.origin,
  cookies: request.headers.cookie,
  form: () => formOf(request),
});

function send(response: ServerResponse, answer: Answer, environment: string): void {
  if (answer.kind === 'home') {
    response.writeHead(303, { Location: '/', 'Set-Cookie': answer.cookie }).end();
    return;
  }
  const { status, title, body } = answer;
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(pageOf({ title, environment, body }));
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bodyLimit) throw new Error('The form is too large.');
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}
