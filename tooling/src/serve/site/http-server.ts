import { once } from 'node:events';
import type { Server } from 'node:http';

/** Resolves when the server listens. @throws what keeps it from that */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}

/** Ends a server with every connection that is still open. */
export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
