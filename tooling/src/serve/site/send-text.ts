import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Exchange } from './exchange';

const brotli = promisify(zlib.brotliCompress);
/** Made for every answer: quick enough not to be waited for. */
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };

/** Sends a page or a document that is made for this answer, compressed when the browser takes it. */
export async function sendText(
  { request, response }: Exchange,
  text: string,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Promise<void> {
  const compressed = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  response.writeHead(status, {
    ...headers,
    Vary: 'Accept-Encoding',
    ...(compressed ? { 'Content-Encoding': 'br' } : {}),
  });
  response.end(compressed ? await brotli(text, { params }) : text);
}
