import fs from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';

/**
 * Compressed copies that lie beside every script and style sheet: the ending of each, and how it is made and read. The
 * highest level takes a hundred times as long as a low one.
 */
export const copies = [
  {
    ending: '.br',
    pack: (content: Buffer, quick: boolean) =>
      brotliCompressSync(content, quick ? { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } : {}),
    unpack: brotliDecompressSync,
  },
  {
    ending: '.gz',
    pack: (content: Buffer, quick: boolean) => gzipSync(content, { level: quick ? 1 : 9 }),
    unpack: gunzipSync,
  },
] as const;

/** Writes the copies of what a page loads by its hash. @param quick larger ones, in less time */
export function writeCopies(folder: string, quick = false): void {
  for (const name of filesBelow(folder)) {
    const content = fs.readFileSync(`${folder}/${name}`);
    for (const { ending, pack } of copies)
      fs.writeFileSync(`${folder}/${name}${ending}`, pack(content, quick));
  }
}

/** Scripts and style sheets have one. */
export const hasHash = (file: string) => /\.(js|css)$/.test(file);

const filesBelow = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(hasHash);
