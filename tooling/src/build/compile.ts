import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { root } from '../root';

/**
 * Compiles one package with its own webpack configuration into a folder, with compressed copies of every script.
 *
 * @param options.version becomes part of a remote's container name
 * @throws Error with webpack's output when it fails
 */
export async function compile(options: {
  folder: string;
  output: string;
  version: string;
  mode?: 'production' | 'development';
  /** Another configuration than the package's own. */
  configuration?: string;
}): Promise<void> {
  const part = `${options.output}.part`;
  fs.rmSync(part, { recursive: true, force: true });
  await webpack(options.folder, options.configuration ?? 'webpack.config.ts', {
    MRW_OUTPUT: part,
    MRW_RELEASE_VERSION: options.version,
    MRW_MODE: options.mode ?? 'production',
  });
  for (const file of fs.readdirSync(part).filter((name) => name.endsWith('.js')))
    compress(path.join(part, file));
  // The folder appears whole or not at all.
  fs.rmSync(options.output, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(options.output), { recursive: true });
  fs.renameSync(part, options.output);
}

function webpack(folder: string, configuration: string, settings: Record<string, string>): Promise<void> {
  const cli = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', cli, '--config', configuration], {
      cwd: folder,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`webpack failed in ${path.basename(folder)}:\n${output}`));
    });
  });
}

function compress(file: string): void {
  const content = fs.readFileSync(file);
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content));
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
}
