import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The folder with the style sheet and the mark that every site shows. */
export const commonAssets = new URL('./assets/', import.meta.url);

/**
 * Serves the files of some folders, read once. Only files that existed at the start are served, so the path of a
 * request never reaches the disk.
 */
export async function serveAssets(
  app: FastifyInstance,
  prefix: string,
  folders: readonly URL[],
): Promise<void> {
  for (const folder of folders) {
    for (const name of await readdir(folder)) {
      const mediaType = mediaTypes[extname(name)];
      if (mediaType === undefined) continue;
      const content = await readFile(new URL(name, folder));
      app.get(`${prefix}${name}`, { schema: { hide: true } }, async (_request, reply) =>
        reply.header('cache-control', 'no-cache').type(mediaType).send(content),
      );
    }
  }
}
