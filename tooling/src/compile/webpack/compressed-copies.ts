import fs from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

/** Compressed copies that lie beside every script: the ending of each, and how it is made and read. */
export const copies = [
  { ending: '.br', pack: (content: Buffer) => brotliCompressSync(content), unpack: brotliDecompressSync },
  { ending: '.gz', pack: (content: Buffer) => gzipSync(content, { level: 9 }), unpack: gunzipSync },
] as const;

/** Writes the copies of every script below a folder. */
export function writeCopies(folder: string): void {
  for (const name of scriptsBelow(folder)) {
    const content = fs.readFileSync(`${folder}/${name}`);
    for (const { ending, pack } of copies) fs.writeFileSync(`${folder}/${name}${ending}`, pack(content));
  }
}

const scriptsBelow = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
