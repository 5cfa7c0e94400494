import fs from 'node:fs';
import path from 'node:path';
import { endingAsked, matchOf } from '../../release/differences/script-rules';
import { contentTypeOf } from '../../release/content-types';
import type { Exchange } from './exchange';

type Place = { folder: string; name: string; script?: { address: string; differences: string } };

/**
 * Sends a file from a folder, compressed when the browser takes it and the copy exists.
 *
 * @param place `name` is the path below the folder, and anything that leads out of it is not found; of a script the path on
 *   its origin, and the folder of the differences of its package
 */
export function sendFile(
  { request, response }: Exchange,
  { folder, name, script }: Place,
  headers: Readonly<Record<string, string>>,
): void {
  const file = path.join(folder, path.normalize(`/${name}`));
  const { type } = contentTypeOf(file);
  if (!type || !fs.existsSync(file) || !fs.statSync(file).isFile()) {
    response.writeHead(404, { ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' });
    response.end('Not found');
    return;
  }
  const match = script ? matchOf(script.address) : null;
  const ending = script && match ? endingAsked(request) : null;
  const difference = script && ending ? path.join(script.differences, path.basename(file) + ending) : '';
  const sent = fs.existsSync(difference)
    ? { place: difference, encoding: 'dcz' }
    : variant(file, request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    Vary: 'Accept-Encoding',
    ...headers,
    'Content-Type': type,
    ...(match ? { 'Use-As-Dictionary': match } : {}),
    ...(sent.encoding ? { 'Content-Encoding': sent.encoding } : {}),
  });
  fs.createReadStream(sent.place).pipe(response);
}

function variant(file: string, accepted: string): { place: string; encoding: string | null } {
  if (/\bbr\b/.test(accepted) && fs.existsSync(`${file}.br`)) return { place: `${file}.br`, encoding: 'br' };
  if (/\bgzip\b/.test(accepted) && fs.existsSync(`${file}.gz`))
    return { place: `${file}.gz`, encoding: 'gzip' };
  return { place: file, encoding: null };
}
