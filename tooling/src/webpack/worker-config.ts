import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { baseConfiguration } from './base';

/** Files that are served under the address of the worker: the worker, and what removes an installed one. */
export const workerFiles = { worker: 'service-worker.js', removal: 'service-worker-removal.js' } as const;

/**
 * The webpack configuration of the service worker: plain scripts, each in one file of its own.
 *
 * @param configUrl `import.meta.url` of the shell's webpack.config.ts
 */
export function workerConfiguration(configUrl: string): Configuration {
  const folder = fileURLToPath(new URL('.', configUrl));
  const base = baseConfiguration({
    folder,
    uniqueName: 'service-worker',
    outputFolder: process.env['MRW_OUTPUT'] ?? path.join(folder, 'dist'),
    publicPath: '/',
    development: process.env['MRW_MODE'] === 'development',
    hot: false,
    withChunkIntegrity: false,
  });
  return {
    ...base,
    name: 'service-worker',
    target: ['webworker', 'es2018'],
    entry: {
      'service-worker': './src/service-worker/main.ts',
      'service-worker-removal': './src/service-worker/removal.ts',
    },
    output: { ...base.output, filename: '[name].js', clean: false },
  };
}
