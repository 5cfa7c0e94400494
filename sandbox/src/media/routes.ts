import type { FastifyPluginAsync } from 'fastify';
import { formatFor, widthFor } from './negotiation';
import { renderMedia } from './render';
import { readUpload } from './uploads';

export type MediaRoutesOptions = {
  readonly cacheDir: string;
  /** Folder that holds the uploaded files of `/media/claims/*`. */
  readonly uploadsDir: string;
};

const DAY_S = 86_400;

/** `GET /media/*`: drawn pictures in the wanted width and format, and the members' uploads. */
export const mediaRoutes: FastifyPluginAsync<MediaRoutesOptions> = async (app, { cacheDir, uploadsDir }) => {
  app.get<{ Params: { '*': string }; Querystring: { w?: string } }>('/media/*', async (request, reply) => {
    const path = request.params['*'];
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const upload = await readUpload(path, uploadsDir);
    if (upload !== null) {
      return reply
        .header('Cache-Control', 'private, max-age=3600')
        .header('X-Content-Type-Options', 'nosniff')
        .type(upload.contentType)
        .send(upload.body);
    }
    const picture = await renderMedia(path, {
      width: widthFor(request.query.w),
      format: formatFor(request.headers.accept),
      cacheDir,
    });
    if (picture === null) return reply.code(404).send({ detail: 'Not found.' });
    reply
      .header('Vary', 'Accept')
      .header('Cache-Control', `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`)
      .header('ETag', picture.etag);
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(picture.contentType).send(picture.body);
  });
};
