import fs from 'node:fs';
import path from 'node:path';
import { contentTypeOf } from '../../release/content-types';
import type { Exchange } from './exchange';

/**
 * Sends a file from a folder, compressed when the browser takes it and the copy exists.
 *
 * @param name path below the folder; anything that leads out of it is not found
 */
export function sendFile(
  { request, response }: Exchange,
  folder: string,
  name: string,
  headers: Readonly<Record<string, string>>,
): void {
  const file = path.join(folder, path.normalize(`/${name}`));
  const { type } = contentTypeOf(file);
  if (!type || !fs.existsSync(file) || !fs.statSync(file).isFile()) {
    response.writeHead(404, { ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' });
    response.end('Not found');
    return;
  }
  const { suffix, encoding } = variant(file, request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    ...headers,
    'Content-Type': type,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  fs.createReadStream(file + suffix).pipe(response);
}

function variant(file: string, accepted: string): { suffix: string; encoding: string | null } {
  if (/\bbr\b/.test(accepted) && fs.existsSync(`${file}.br`)) return { suffix: '.br', encoding: 'br' };
  if (/\bgzip\b/.test(accepted) && fs.existsSync(`${file}.gz`)) return { suffix: '.gz', encoding: 'gzip' };
  return { suffix: '', encoding: null };
}
