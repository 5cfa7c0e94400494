import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { baseConfiguration } from './base';

/**
 * Static scripts of the shell: plain code without React and federation, at constant addresses.
 *
 * @param configUrl `import.meta.url` of the shell's webpack.config.ts
 * @param name of the build
 * @param entry sources by the name of their file, without `.js`
 */
export function plainConfiguration(
  configUrl: string,
  name: string,
  entry: Readonly<Record<string, string>>,
): Configuration {
  const folder = fileURLToPath(new URL('.', configUrl));
  const base = baseConfiguration({
    folder,
    uniqueName: name,
    outputFolder: process.env['MRW_OUTPUT'] ?? path.join(folder, 'dist'),
    publicPath: '/',
    development: process.env['MRW_MODE'] === 'development',
    withChunkIntegrity: false,
  });
  return {
    ...base,
    name,
    entry: { ...entry },
    output: { ...base.output, filename: '[name].js', clean: false },
  };
}
