import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { writeCopies } from './compressed-copies';
import { isQuick } from '../../process/release-names';
import { describeFiles } from './described-files';
import { mapsFolder } from './maps-folder';

const require = createRequire(import.meta.url);
const typescriptLoader = pathToFileURL(require.resolve('tsx')).href;

/**
 * Runs one configuration of webpack, however many builds it has, into a folder, with compressed copies of
 * every script in it, its source maps in the folder `maps`, and the hash and size of every file in its descriptor.
 *
 * @param options.settings environment variables that the configuration reads
 * @param options.quick its copies are compressed at a low level: for a build that stays on this machine
 * @throws Error with webpack's output when it fails
 */
export async function compileAll(options: {
  folder: string;
  output: string;
  configuration: string;
  settings: Readonly<Record<string, string>>;
  quick?: boolean;
}): Promise<void> {
  const part = `${options.output}.part`;
  fs.rmSync(part, { recursive: true, force: true });
  await webpack(options.folder, options.configuration, {
    ...options.settings,
    MRW_OUTPUT: part,
  });
  describeFiles(part);
  writeCopies(part, options.quick);
  setMapsApart(part);
  // The folder appears whole or not at all.
  fs.rmSync(options.output, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(options.output), { recursive: true });
  fs.renameSync(part, options.output);
}

const configuration = 'webpack.config.ts';

/** @throws Error for a package that another tool builds */
export function requireConfiguration(folder: string): void {
  if (fs.existsSync(path.join(folder, configuration))) return;
  throw new Error(
    `There is no ${configuration} in ${folder}, so another tool builds it: run that one, then "release publish --built <folder>".`,
  );
}

/**
 * Compiles one package with its own webpack configuration into a folder, with compressed copies of every script.
 *
 * @param options.version becomes part of a remote's container name; that of a quick build says so
 * @throws Error with webpack's output when it fails, or without a configuration
 */
export async function compile(options: {
  folder: string;
  output: string;
  version: string;
  mode?: 'production' | 'development';
}): Promise<void> {
  requireConfiguration(options.folder);
  await compileAll({
    ...options,
    configuration,
    quick: isQuick(options.version),
    settings: { MRW_RELEASE_VERSION: options.version, MRW_MODE: options.mode ?? 'production' },
  });
}

async function webpack(folder: string, configuration: string, settings: Record<string, string>) {
  const program = path.join(path.dirname(require.resolve('webpack-cli/package.json')), 'bin/cli.js');
  const args = ['--import', typescriptLoader, program, '--config', configuration];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`webpack failed in ${path.basename(folder)}:\n${output}`);
}

function setMapsApart(folder: string): void {
  const maps = fs.readdirSync(folder).filter((name) => name.endsWith('.map'));
  if (maps.length > 0) fs.mkdirSync(path.join(folder, mapsFolder));
  for (const name of maps) {
    const file = path.join(folder, name);
    fs.writeFileSync(
      path.join(folder, mapsFolder, `${name}.gz`),
      gzipSync(withoutPlaces(fs.readFileSync(file, 'utf8'))),
    );
    fs.rmSync(file);
  }
}

/** A module that the federation plugin writes has paths of this machine in its text and, as a hash, in its name. */
function withoutPlaces(text: string): string {
  const map = JSON.parse(text) as {
    file?: string;
    sources: string[];
    sourcesContent: (string | null)[];
  };
  // The name before the last hash was made.
  delete map.file;
  map.sources.forEach((source, index) => {
    if (!source.includes('.federation/entry.')) return;
    map.sources[index] = source.replace(/entry\.\w+\.js$/, 'entry.js');
    map.sourcesContent[index] = null;
  });
  return JSON.stringify(map);
}
