import fs from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

/** Compressed copies that lie beside every script and style sheet: the ending of each, and how it is made and read. */
export const copies = [
  { ending: '.br', pack: (content: Buffer) => brotliCompressSync(content), unpack: brotliDecompressSync },
  { ending: '.gz', pack: (content: Buffer) => gzipSync(content, { level: 9 }), unpack: gunzipSync },
] as const;

/** Writes the copies of what a page loads by its hash. */
export function writeCopies(folder: string): void {
  for (const name of filesBelow(folder)) {
    const content = fs.readFileSync(`${folder}/${name}`);
    for (const { ending, pack } of copies) fs.writeFileSync(`${folder}/${name}${ending}`, pack(content));
  }
}

/** Scripts and style sheets have one. */
export const hasHash = (file: string) => /\.(js|css)$/.test(file);

const filesBelow = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(hasHash);
