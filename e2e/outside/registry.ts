import { createServer } from 'node:net';
import { once } from 'node:events';
import { Desk, root } from './desk';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Starts `npm run registry`, with the packages of this repository published to it.
 *
 * @returns a desk whose npm finds them there, and everything else where npm finds it on this machine
 */
export async function deskWithRegistry(): Promise<Desk> {
  const port = await freePort();
  const desk = new Desk({
    // Answers for npx and npm create, which ask before they install.
    npm_config_yes: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    NX_DAEMON: 'false',
  });
  await desk.serve(root, 'npm run registry', /The registry of @mrw packages is/, {
    MRW_PORT_REGISTRY: String(port),
    MRW_REGISTRY: desk.at('registry'),
  });
  await desk.run(desk.folder, `npm config set @mrw:registry http://localhost:${port}`);
  // npm publishes with a token only; this registry asks for none.
  await desk.run(desk.folder, `npm config set //localhost:${port}/:_authToken=none`);
  return desk;
}
