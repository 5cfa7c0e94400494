import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import { packDifference, unpackDifference } from '../../release/differences/dcz';
import { differenceName } from '../../release/differences/script-rules';

const words = Array.from({ length: 3_000 }, (_, index) =>
  createHash('md5').update(String(index)).digest('hex'),
);
const textOf = (own: string) => `console.log(${JSON.stringify(`${words.join(' ')} ${own}`)});`;

/** A script in two releases. */
const before = Buffer.from(textOf('one'));
export const after = Buffer.from(textOf('two'));
const available = (content: Buffer) => `:${createHash('sha256').update(content).digest('base64')}:`;

/** Writes a script, its copies and, unless it is to be missing, its difference from the one before. */
export async function putScript(releases: string, file: string, difference: string | null): Promise<void> {
  const place = path.join(releases, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, after);
  fs.writeFileSync(`${place}.br`, zlib.brotliCompressSync(after));
  fs.writeFileSync(`${place}.gz`, zlib.gzipSync(after));
  if (difference === null) return;
  const folder = path.join(releases, 'differences', difference);
  fs.mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256').update(before).digest();
  fs.writeFileSync(
    path.join(folder, differenceName(path.basename(file), hash)),
    await packDifference(after, before),
  );
}

type Asked = { method?: string; version?: '1.0' | '1.1'; headers?: Record<string, string> };
type Row = [what: string, asked: Asked, encoding: 'dcz' | 'br' | 'gzip' | null];

const takes = { 'Accept-Encoding': 'gzip, deflate, br, zstd, dcb, dcz' };
const has = { ...takes, 'Available-Dictionary': available(before) };

/** What browsers and others ask for, and how the answer is encoded. */
export const differenceRequests: readonly Row[] = [
  ['a browser with the dictionary', { headers: has }, 'dcz'],
  ['dcz with a weight', { headers: { ...has, 'Accept-Encoding': 'br;q=0.1, dcz;q=0.9' } }, 'dcz'],
  ['a browser without a dictionary', { headers: takes }, 'br'],
  ['an unknown dictionary', { headers: { ...has, 'Available-Dictionary': available(after) } }, 'br'],
  ['a malformed dictionary', { headers: { ...has, 'Available-Dictionary': ':abc' } }, 'br'],
  [
    'a dictionary without colons',
    { headers: { ...has, 'Available-Dictionary': available(before).slice(1, -1) } },
    'br',
  ],
  [
    'a way out of the folder',
    { headers: { ...has, 'Available-Dictionary': ':../../../../etc/passwd=:' } },
    'br',
  ],
  ['a very long dictionary', { headers: { ...has, 'Available-Dictionary': `:${'a/'.repeat(1_500)}` } }, 'br'],
  ['dcz refused', { headers: { ...has, 'Accept-Encoding': 'br, dcz;q=0' } }, 'br'],
  ['dcb only', { headers: { ...has, 'Accept-Encoding': 'br, dcb' } }, 'br'],
  ['gzip only', { headers: { ...has, 'Accept-Encoding': 'gzip' } }, 'gzip'],
  ['nothing encoded', { headers: { 'Available-Dictionary': available(before) } }, null],
  ['a range', { headers: { ...has, Range: 'bytes=0-99' } }, 'br'],
  ['HEAD', { method: 'HEAD', headers: has }, 'br'],
  ['HTTP/1.0', { version: '1.0', headers: has }, null],
];

type Got = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** Asks a server, and unpacks nothing. */
export const ask = (
  address: string,
  { method = 'GET', version = '1.1', headers = {} }: Asked,
): Promise<Got> =>
  version === '1.0' ? askOnce(new URL(address), headers) : askBy(address, { method, headers });

const askBy = (address: string, options: http.RequestOptions) =>
  new Promise<Got>((resolve, reject) => {
    const request = http.request(address, { ...options, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
      });
    });
    request.on('error', reject).end();
  });

const askOnce = ({ hostname, port, pathname }: URL, headers: Record<string, string>) =>
  new Promise<Got>((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = net.connect(Number(port), hostname, () => {
      const lines = [
        `GET ${pathname} HTTP/1.0`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    });
    socket.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
    socket.on('end', () => {
      const answer = Buffer.concat(parts);
      const end = answer.indexOf('\r\n\r\n');
      const [status = '', ...rows] = answer.subarray(0, end).toString('latin1').split('\r\n');
      const read = rows.map((row) => [
        row.slice(0, row.indexOf(':')).toLowerCase(),
        row.slice(row.indexOf(':') + 2),
      ]);
      resolve({
        status: Number(status.split(' ')[1]),
        headers: Object.fromEntries(read) as http.IncomingHttpHeaders,
        body: answer.subarray(end + 4),
      });
    });
  });

/** What the body of an answer stands for. */
export function unpacked({ headers, body }: Got): Buffer | Promise<Buffer> {
  const encoding = headers['content-encoding'] ?? '';
  if (encoding === 'dcz') return unpackDifference(body, before);
  if (encoding === 'br') return zlib.brotliDecompressSync(body);
  return encoding === 'gzip' ? zlib.gunzipSync(body) : body;
}
