import type { Configuration } from 'webpack';
import { plainConfiguration } from './plain-config';

/**
 * The webpack configuration of the service worker: each script in one file of its own.
 *
 * @param configUrl `import.meta.url` of the shell's webpack.config.ts
 */
export const workerConfiguration = (configUrl: string): Configuration => ({
  ...plainConfiguration(configUrl, 'service-worker', {
    'service-worker': './src/ahead/service-worker/main.ts',
    'service-worker-removal': './src/ahead/service-worker/removal.ts',
  }),
  target: ['webworker', 'es2018'],
});
