import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Api } from '../context';
import { isBearerRoute } from './bearer-route';
import { errorSchemas } from './error-schemas';

/** The answer of a call that names none. */
const untyped = { 200: { type: 'null', description: 'Default Response' } };

/** OpenAPI 3.1 at /docs and /docs/json, made from the schemas that the routes check with. */
export async function publishContract(api: Api): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Member Rewards Web: sandbox API', version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const needsBearer = isBearerRoute(url, route.route.config);
      const own: FastifySchema = { response: untyped, ...schema };
      const response = { ...(own.response as object), ...errorSchemas(url, needsBearer) };
      return { schema: { ...own, response, ...(needsBearer && { security: [{ bearer: [] }] }) }, url };
    },
  });
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
