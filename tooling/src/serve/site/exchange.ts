import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request, and the answer to it. */
export type Exchange = { request: IncomingMessage; response: ServerResponse };
