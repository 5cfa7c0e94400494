import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LiveRemote } from '@mrw/shared-contracts/manifest';
import webpack, { type Compiler, type Configuration, type WebpackPluginInstance } from 'webpack';
import { parseDescriptor } from '../../process/former-keys';
import { loadOnDemand } from '../../process/on-demand';
import type { HotCompiler } from '../webpack/base';
import { remoteConfiguration, type Replaced } from '../webpack/remote-config';

type Server = {
  WebpackDevServer: new (
    options: object,
    compiler: Compiler,
  ) => { start(): Promise<void>; stop(): Promise<void> };
};
type Refresh = {
  RefreshPlugin: new (options: object) => WebpackPluginInstance;
  refreshTransformer: HotCompiler;
};

export type RemoteDevServer = {
  /** The live version during development: the current development build of the remote. */
  live(): Promise<LiveRemote>;
  stop(): Promise<void>;
};

/**
 * Serves one remote from memory. A saved component changes on the page and keeps its state; in a shell that is not one
 * for development the remote is mounted anew, and the page with its session stays. What cannot be replaced reloads
 * the page. A save of `remote.json` compiles anew with what it declares.
 *
 * @param folder of the remote
 * @param port where it is served
 * @param replaced what a save replaces
 */
export async function startRemoteDevServer(
  folder: string,
  port: number,
  replaced: Replaced = 'components',
): Promise<RemoteDevServer> {
  process.env['MRW_MODE'] = 'development';
  const origin = `http://localhost:${port}`;
  const { WebpackDevServer } = (await loadOnDemand('dev-server/server.mjs')) as Server;
  const options = {
    port,
    hot: true,
    liveReload: true,
    headers: { 'Access-Control-Allow-Origin': '*' },
    allowedHosts: 'all',
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'info' },
    devMiddleware: { publicPath: '/', stats: 'errors-warnings' },
    static: false,
    setupExitSignals: false,
  };
  const serve = async (configuration: Configuration) => {
    const started = new WebpackDevServer(options, webpack(configuration));
    await started.start();
    return started;
  };
  const configured = () => developmentConfiguration(folder, origin, replaced);
  let server = await serve(await configured());
  const renew = async () => {
    // One that is refused leaves the build as it is.
    const next = await configured();
    await server.stop();
    server = await serve(next);
  };
  let renewing = Promise.resolve();
  const declaration = path.join(folder, 'remote.json');
  fs.watchFile(declaration, { interval: 300 }, () => {
    renewing = renewing.then(renew).catch((error: unknown) => {
      console.error('remote.json:', error instanceof Error ? error.message : error);
    });
  });
  return {
    live: async () => {
      const answer = await fetch(`${origin}/descriptor.json`);
      const descriptor = parseDescriptor(await answer.json());
      return { version: descriptor.version, base: `${origin}/`, descriptor };
    },
    stop: async () => {
      fs.unwatchFile(declaration);
      await renewing;
      await server.stop();
    },
  };
}

async function developmentConfiguration(
  folder: string,
  origin: string,
  replaced: Replaced,
): Promise<Configuration> {
  const url = pathToFileURL(path.join(folder, 'webpack.config.ts')).href;
  const refresh =
    replaced === 'components' ? ((await loadOnDemand('dev-server/refresh.mjs')) as Refresh) : undefined;
  const configuration = remoteConfiguration(url, replaced, refresh?.refreshTransformer);
  const plugins = refresh
    ? [new refresh.RefreshPlugin({ overlay: false, library: path.basename(folder) })]
    : [];
  return {
    ...configuration,
    output: { ...configuration.output, publicPath: `${origin}/`, clean: false },
    plugins: [...(configuration.plugins ?? []), ...plugins],
  };
}
