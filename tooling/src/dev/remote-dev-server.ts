import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { LiveRemote } from '@mrw/shared-contracts/manifest';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { parseDescriptor } from '../former-keys';
import { root } from '../root';
import { remoteConfiguration } from '../webpack/remote-config';

export type RemoteDevServer = {
  /** The live version during development: the current development build of the remote. */
  live(): Promise<LiveRemote>;
  stop(): Promise<void>;
};

/**
 * Serves one remote from memory with hot replacement: a saved component changes on the page and keeps its
 * state; what cannot be replaced reloads the page.
 *
 * @param name of the remote
 * @param port where it is served
 */
export async function startRemoteDevServer(name: string, port: number): Promise<RemoteDevServer> {
  process.env['MRW_MODE'] = 'development';
  const origin = `http://localhost:${port}`;
  const configuration = hotConfiguration(name, origin);
  const compiler = webpack(configuration);
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      liveReload: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: 'all',
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'info' },
      devMiddleware: { publicPath: '/', stats: 'errors-warnings' },
      static: false,
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  return {
    live: async () => {
      const answer = await fetch(`${origin}/descriptor.json`);
      const descriptor = parseDescriptor(await answer.json());
      return { version: descriptor.version, base: `${origin}/`, descriptor };
    },
    stop: () => server.stop(),
  };
}

function hotConfiguration(name: string, origin: string): Configuration {
  const url = pathToFileURL(path.join(root, name, 'webpack.config.ts')).href;
  const configuration = remoteConfiguration(url);
  return {
    ...configuration,
    output: { ...configuration.output, publicPath: `${origin}/`, clean: false },
    plugins: [...(configuration.plugins ?? []), new ReactRefreshPlugin({ overlay: false, library: name })],
  };
}
