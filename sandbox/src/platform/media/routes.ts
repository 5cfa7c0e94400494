import type { FastifyPluginCallback } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { formatFor, widthFor } from './negotiation';
import { withPictureAddresses } from './picture-paths';
import { renderMedia } from './render';
import { readUpload } from './uploads';

export type MediaRoutesOptions = {
  readonly cacheDir: string;
  /** Folder that holds the uploaded files of `/media/claims/*`. */
  readonly uploadsDir: string;
};

const DAY_S = 86_400;

const plugin: FastifyPluginCallback<MediaRoutesOptions> = (app, { cacheDir, uploadsDir }, done) => {
  app.addHook('preSerialization', async (request, _reply, answer) =>
    withPictureAddresses(answer, `${request.protocol}://${request.host}/media`),
  );

  app.get<{ Params: { '*': string }; Querystring: { w?: string } }>('/media/*', async (request, reply) => {
    const path = request.params['*'];
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const upload = await readUpload(path, uploadsDir);
    if (upload !== null) {
      // Pages embed it; opened directly it would be a document of this origin, so it is downloaded instead.
      return reply
        .header('Cache-Control', 'private, max-age=3600')
        .header('X-Content-Type-Options', 'nosniff')
        .header('Content-Disposition', 'attachment')
        .type('image/png')
        .send(upload);
    }
    const picture = await renderMedia(path, {
      width: widthFor(request.query.w),
      format: formatFor(request.headers.accept),
      cacheDir,
    });
    if (picture === null) return reply.code(404).send({ detail: 'Not found.' });
    reply
      .header('Vary', 'Accept, Origin')
      .header('Cache-Control', `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`)
      .header('ETag', picture.etag);
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(picture.contentType).send(picture.body);
  });
  done();
};

/**
 * `GET /media/*`: pictures in the wanted width and format, and the members' uploads. The routes that are
 * registered on the same server afterwards send picture paths as addresses.
 */
export const mediaRoutes = fastifyPlugin(plugin, { name: 'media' });
