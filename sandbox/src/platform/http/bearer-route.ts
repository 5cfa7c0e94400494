import type { FastifyContextConfig } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers 401 without a token. */
    needsBearer?: boolean;
  }
}

/** Config of a route of members whose path does not name the uid. */
export const bearerRoute = { needsBearer: true } as const;

/**
 * True when a route returns 401 without a token: generated into the published contract, and enforced by the server.
 */
export const isBearerRoute = (url: string, config: FastifyContextConfig | undefined): boolean =>
  url.includes('/:uid') || config?.needsBearer === true;
