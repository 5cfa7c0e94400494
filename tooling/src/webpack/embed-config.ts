import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { baseConfiguration } from './base';

/** The one file that partners name in their pages: its address never changes. */
export const embedFile = 'embed.js';

/**
 * The webpack configuration of `embed.js`: plain code without React and without federation, a few kB.
 *
 * @param configUrl `import.meta.url` of the shell's webpack.config.ts
 */
export function embedConfiguration(configUrl: string): Configuration {
  const folder = fileURLToPath(new URL('.', configUrl));
  const base = baseConfiguration({
    folder,
    uniqueName: 'embed',
    outputFolder: process.env['MRW_OUTPUT'] ?? path.join(folder, 'dist'),
    publicPath: '/',
    development: process.env['MRW_MODE'] === 'development',
    hot: false,
    withChunkIntegrity: false,
  });
  return {
    ...base,
    name: 'embed',
    entry: { embed: './src/embed/element/main.ts' },
    output: { ...base.output, filename: embedFile, clean: false },
  };
}
