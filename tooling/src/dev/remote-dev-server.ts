import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { LiveRemote } from '@mrw/shared-contracts/manifest';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { parseDescriptor } from '../former-keys';
import { remoteConfiguration } from '../webpack/remote-config';

export type RemoteDevServer = {
  /** The live version during development: the current development build of the remote. */
  live(): Promise<LiveRemote>;
  stop(): Promise<void>;
};

/**
 * Serves one remote from memory. With hot replacement a saved component changes on the page and keeps its state; what
 * cannot be replaced, and everything without it, reloads the page.
 *
 * @param folder of the remote
 * @param port where it is served
 * @param hot whether the page has a shell for development
 */
export async function startRemoteDevServer(
  folder: string,
  port: number,
  hot = true,
): Promise<RemoteDevServer> {
  process.env['MRW_MODE'] = 'development';
  const origin = `http://localhost:${port}`;
  const configuration = developmentConfiguration(folder, origin, hot);
  const compiler = webpack(configuration);
  const server = new WebpackDevServer(
    {
      port,
      hot,
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

function developmentConfiguration(folder: string, origin: string, hot: boolean): Configuration {
  const url = pathToFileURL(path.join(folder, 'webpack.config.ts')).href;
  const configuration = remoteConfiguration(url, hot);
  const refresh = new ReactRefreshPlugin({ overlay: false, library: path.basename(folder) });
  return {
    ...configuration,
    output: { ...configuration.output, publicPath: `${origin}/`, clean: false },
    plugins: [...(configuration.plugins ?? []), ...(hot ? [refresh] : [])],
  };
}
