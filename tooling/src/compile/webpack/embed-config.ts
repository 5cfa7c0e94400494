import type { Configuration } from 'webpack';
import { plainConfiguration } from './plain-config';

/**
 * The webpack configuration of `embed.js`: a few kB.
 *
 * @param configUrl `import.meta.url` of the shell's webpack.config.ts
 */
export const embedConfiguration = (configUrl: string): Configuration =>
  plainConfiguration(configUrl, 'embed', { embed: './src/entry/embed/element/main.ts' });
