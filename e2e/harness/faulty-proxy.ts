import http from 'node:http';
import * as z from 'zod/mini';

export type ProxyFault = '404' | 'refused connection';

/**
 * A proxy between browser and site, for faults that routing in the page does not show: routing turns the cache off, and
 * with it what the browser remembers of a failed preload.
 */
export async function startFaultyProxy() {
  let broken: { paths: RegExp; fault: ProxyFault } | null = null;
  const server = http.createServer((request, response) => {
    const { pathname, search, port } = new URL(request.url ?? '');
    if (broken?.paths.test(pathname)) {
      if (broken.fault === 'refused connection') request.socket.destroy();
      else response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end();
      return;
    }
    const { method, headers } = request;
    const onward = http.request({ host: 'localhost', port, path: pathname + search, method, headers });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    /** For `browser.newContext`. */
    proxy: { server: `http://127.0.0.1:${port}` },
    /** @param paths of the requests that fail; null ends the fault */
    break: (paths: RegExp | null, fault: ProxyFault = '404') => {
      broken = paths && { paths, fault };
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
