import type { Server } from 'node:http';

/** Resolves when the server listens. @throws what keeps it from that */
export const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });

/** Ends a server with every connection that is still open. */
export const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => {
      resolve();
    });
  });
