import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Api } from '../context';
import { isBearerRoute } from './bearer-route';

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
      return {
        schema: isBearerRoute(url, route.route.config) ? { ...schema, security: [{ bearer: [] }] } : schema,
        url,
      };
    },
  });
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
