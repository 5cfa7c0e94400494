import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { pageCompression } from '../../serve/nginx/page-directives';

/** Bytes of scripts of a release as they travel, compressed with brotli. */
export const sizeOf = (folder: string, files: readonly string[]): number =>
  files.reduce((total, file) => total + fs.statSync(path.join(folder, `${file}.br`)).size, 0);

/** Bytes of a page as it travels. */
export const pageSize = (page: string): number => zlib.gzipSync(page, { level: pageCompression }).length;

export const scriptsIn = (folder: string): string[] =>
  fs.readdirSync(folder).filter((file) => file.endsWith('.js'));
