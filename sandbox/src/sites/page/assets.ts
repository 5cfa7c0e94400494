import { readdir, readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { FastifyInstance } from 'fastify';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const commonAssets = new URL('./assets/', import.meta.url);

const tokens = new URL('../../../../shared-ui/src/tokens.css', import.meta.url);

/** Style sheets that every page has; the first one is of the design system. */
export const commonStyles = [
  tokens,
  ...['base.css', 'page.css', 'form.css'].map((name) => new URL(name, commonAssets)),
];

/** Name of a file below the folder `assets` of a site. */
export const assetName = (file: URL): string => basename(file.pathname);

/**
 * Serves the common files and those of a folder, read once. Only files that existed at the start are served, so the path of
 * a request never reaches the disk.
 */
export async function serveAssets(app: FastifyInstance, folder: URL): Promise<void> {
  const files = [tokens];
  for (const place of [commonAssets, folder])
    files.push(...(await readdir(place)).map((name) => new URL(name, place)));
  for (const file of files) {
    const mediaType = mediaTypes[extname(file.pathname)];
    if (mediaType === undefined) continue;
    const content = await readFile(file);
    app.get(`/assets/${assetName(file)}`, { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(mediaType).send(content),
    );
  }
}
