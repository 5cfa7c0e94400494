import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingOf } from './picture-paths';

export const widths = [320, 640, 800, 1280] as const;
export type MediaWidth = (typeof widths)[number];
export type MediaFormat = 'avif' | 'webp' | 'jpeg';
export type RenderOptions = {
  readonly width: MediaWidth;
  readonly format: MediaFormat;
  /** Folder for finished pictures; the names in it are hashes of what is drawn. */
  readonly cacheDir: string;
};
export type Rendered = { readonly body: Buffer; readonly contentType: string; readonly etag: string };

const drawings = join(import.meta.dirname, '../../../media');
const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;

/** Part of every cache name: raise it when the encoder settings change. */
const ENCODING = 'e2';

/** @returns the drawing of a picture, as wide as wanted, or null when there is no such picture */
export async function readDrawing(path: string, width: number): Promise<string | null> {
  const file = drawingOf(path);
  if (file === null) return null;
  const svg = await readFile(join(drawings, file), 'utf8').catch(() => null);
  const [, frameWidth, frameHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg ?? '') ?? [];
  const height = Math.round((width * Number(frameHeight)) / Number(frameWidth));
  return (
    svg?.replace('<svg ', `<svg width="${width}" height="${height}" preserveAspectRatio="none" `) ?? null
  );
}

async function encode(svg: string, format: MediaFormat): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  switch (format) {
    case 'avif':
      return image.avif({ quality: 58, effort: 0 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 82, effort: 2 }).toBuffer();
    case 'jpeg':
      return image.flatten({ background: '#FFFFFF' }).jpeg({ quality: 84, progressive: true }).toBuffer();
  }
}

const running = new Map<string, Promise<Buffer>>();

async function cached(file: string, cacheDir: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(cacheDir, file);
  const stored = await readFile(path).catch(() => null);
  if (stored !== null) return stored;
  const body = await make();
  await mkdir(cacheDir, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, body);
  await rename(draft, path);
  return body;
}

/**
 * Encodes and keeps one picture; equal requests at the same time share one rendering. All widths and formats of all
 * pictures would be 6,000 files of more than 100 MB, so each is made from its drawing when it is first asked for.
 *
 * @param path below `/media/`, e.g. `campaigns/101-1.jpg`
 * @returns null when there is no such picture
 */
export async function renderMedia(path: string, options: RenderOptions): Promise<Rendered | null> {
  const { width, format, cacheDir } = options;
  const svg = await readDrawing(path, width);
  if (svg === null) return null;
  const hash = createHash('sha256').update(`${ENCODING}/${format}/${svg}`).digest('hex').slice(0, 32);
  const file = `${hash}.${format}`;
  const key = join(cacheDir, file);
  const rendering = running.get(key) ?? cached(file, cacheDir, () => encode(svg, format));
  running.set(key, rendering);
  try {
    return { body: await rendering, contentType: contentTypes[format], etag: `"${hash}"` };
  } finally {
    running.delete(key);
  }
}
