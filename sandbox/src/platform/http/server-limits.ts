import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** How long a sender may take for a whole request: 10 MB at 170 KB/s. */
const requestSeconds = 60;

const headersSeconds = 20;

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no request, or came too slowly to be one, in the form of contract §0, and hangs up. */
function hangUp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ detail: status === 408 ? 'The request took too long.' : 'Bad request.' });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Options of a server whose requests arrive in time or not at all. */
export const serverLimits = (seconds = requestSeconds) => ({
  requestTimeout: seconds * 1000,
  http: {
    // Node takes the larger of the two for the whole request.
    headersTimeout: Math.min(seconds, headersSeconds) * 1000,
    connectionsCheckingInterval: Math.min(5_000, (seconds * 1000) / 4),
  },
  clientErrorHandler: hangUp,
});
