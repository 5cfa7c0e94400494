import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  fileName,
  isOfModules,
  remoteDescriptor,
  type RemoteDeclaration,
  type RemoteDescriptor,
} from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import { newerSyntax } from '../../compile/browser-floor/newer-syntax';
import { hasHash, writeCopies } from '../../compile/webpack/compressed-copies';
import { describeFiles, descriptorFile } from '../../compile/webpack/described-files';
import { sha384 } from '../../compile/webpack/integrity';
import { importsFile } from '../../compile/webpack/library-imports';
import { mapsFolder } from '../../compile/webpack/maps-folder';
import { parseDeclaration } from '../../process/former-keys';
import { readJson } from '../../process/package-manifest';
import { proofFile } from '../proof';
import { listOf } from '../tables';
import { containerFaults, containerOf, federationManifest, manifestFile, sheetsOf } from './container';
import { addressFaults, exportFaults, nodeFaults, sheetFaults, type Script } from './module-faults';
import { moduleGraph } from './module-graph';
import { bringsReact } from './own-react';
import { styleWarnings } from './style-warnings';

export type BuiltRequest = {
  name: string;
  version: string;
  /** Folder with `remote.json`. */
  sources: string;
  /** Folder that the tool wrote. */
  built: string;
  /** Where the release is put together. */
  output: string;
};

type Loaded = Pick<RemoteDescriptor, 'container' | 'entry' | 'exposes' | 'shared'> &
  Partial<Pick<RemoteDescriptor, 'entryType'>>;
/** `sheets`: style sheets that a page loads. */
type Judged = { loaded: Loaded; faults: string[]; sheets: readonly string[] };

/** Files that `publish` itself writes. */
const ownFiles = [descriptorFile, proofFile, importsFile];

/**
 * Puts a release together from what any tool has built: its files with the descriptor, compressed copies of the scripts,
 * and the source maps apart.
 *
 * @returns warnings about its style sheets
 * @throws Error that lists everything that no page would run
 */
export function takeIn({ name, version, sources, built, output }: BuiltRequest): string[] {
  const declaration = readJson(path.join(sources, 'remote.json'));
  const declared = parseDeclaration(declaration);
  const ownReact = bringsReact(declaration);
  if (declared.name !== name) throw new Error(`The remote.json in ${sources} is that of ${declared.name}.`);
  const refuse = (faults: readonly string[]) => {
    if (faults.length > 0) throw new Error(`${name} ${version} is refused:\n${listOf(faults)}`);
  };
  const files = filesOf(built);
  refuse(files.flatMap(nameFaults));
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file): Script => ({ file, source: textOf(built, file) }));
  const { loaded, faults, sheets } =
    declared.kind === 'module'
      ? ofModules(declared, version, files, scripts)
      : ofContainer(declared, built, scripts);
  refuse([
    ...faults,
    ...scripts.flatMap(nodeFaults),
    ...(ownReact ? hookFaults(scripts) : []),
    ...(declared.browsers ? [] : syntaxFaults(scripts, isOfModules({ ...declared, ...loaded }))),
  ]);
  // It takes from the declaration what the page reads.
  const descriptor = remoteDescriptor.parse({
    ...declared,
    schema: 1,
    version,
    ...loaded,
    shared: { ...loaded.shared, ...declared.needs },
    integrity: Object.fromEntries(
      files.filter(hasHash).map((file) => [file, sha384(fs.readFileSync(path.join(built, file)))]),
    ),
  });
  write(
    { ...descriptor, draws: declared.draws, ...(ownReact ? { ownReact } : {}) },
    { built, output, files },
  );
  return styleWarnings(
    files.filter((file) => file.endsWith('.css')).map((file) => ({ file, source: textOf(built, file) })),
    sheets,
  );
}

const textOf = (built: string, file: string) => fs.readFileSync(path.join(built, file), 'utf8');

/** Paths of the files, with slashes; maps, copies and hidden files are no part of a release. */
function filesOf(built: string): string[] {
  if (!fs.existsSync(built)) throw new Error(`${built} is not there: build first.`);
  return fs
    .readdirSync(built, { recursive: true, withFileTypes: true })
    .map((entry) => ({
      entry,
      file: path.relative(built, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    }))
    .filter(({ file }) => !/(^|\/)\./.test(file) && !/\.(map|br|gz)$/.test(file) && !ownFiles.includes(file))
    .flatMap(({ entry, file }) => {
      // What it points to may lie anywhere.
      if (entry.isSymbolicLink()) throw new Error(`${file} is a link: a release consists of files.`);
      return entry.isFile() ? file : [];
    })
    .sort();
}

function nameFaults(file: string): string[] {
  if (!fileName.safeParse(file).success)
    return [`${JSON.stringify(file)} is no name of a file: letters, digits, _, . and - in each folder.`];
  if (file.startsWith(`${mapsFolder}/`)) return [`${file}: ${mapsFolder} is where source maps are kept.`];
  return file.endsWith('.mjs') ? [`${file}: the names of scripts end with .js.`] : [];
}

function ofModules(
  { name, exposes }: RemoteDeclaration,
  version: string,
  files: readonly string[],
  scripts: readonly Script[],
): Judged {
  const sources = new Map(scripts.map(({ file, source }) => [file, source]));
  const found = Object.entries(exposes).map(([exposed, pattern]) => {
    const entry = oneOf(files, pattern);
    return { exposed, ...moduleGraph((file) => sources.get(file) ?? null, entry) };
  });
  const entry = found.find(({ exposed }) => exposed === './app')?.files[0];
  if (entry === undefined) throw new Error('remote.json exposes no ./app.');
  return {
    loaded: {
      container: `${name}_${version}`.replace(/\W/g, '_'),
      entry,
      exposes: Object.fromEntries(found.map((one) => [one.exposed, one.files])),
      shared: {},
    },
    sheets: [],
    faults: [
      ...new Set(found.flatMap(({ faults }) => faults)),
      ...found.flatMap(({ exposed, files: [file = ''] }) =>
        exportFaults(exposed, { file, source: sources.get(file) ?? '' }),
      ),
      ...scripts.flatMap((script) => [...addressFaults(files, script), ...sheetFaults(files, script)]),
    ],
  };
}

/** @param pattern of a file that the build wrote: `app.js`, `assets/app-*.js` */
function oneOf(files: readonly string[], pattern: string): string {
  const text = pattern
    .replace(/^\.\//, '')
    .split('*')
    .map((part) => part.replace(/[^\w/-]/g, '\\$&'))
    .join('[^/]*');
  const [file, ...others] = files.filter((one) => new RegExp(`^${text}$`).test(one));
  if (file === undefined) throw new Error(`The build has no file ${pattern}, which remote.json exposes.`);
  if (others.length > 0)
    throw new Error(`${pattern} of remote.json is ${file} as well as ${others.join(', ')}.`);
  return file;
}

function ofContainer({ exposes }: RemoteDeclaration, built: string, scripts: readonly Script[]): Judged {
  const file = path.join(built, manifestFile);
  if (!fs.existsSync(file))
    throw new Error(`${built} has no ${manifestFile}: let the plug-in write it, or name "kind": "module".`);
  const manifest = federationManifest.safeParse(readJson(file));
  if (!manifest.success) throw new Error(`${manifestFile} is refused:\n${z.prettifyError(manifest.error)}`);
  const loaded = containerOf(manifest.data, Object.keys(exposes));
  const missing = [loaded.entry, ...Object.values(loaded.exposes).flat()]
    .filter((name) => !scripts.some((script) => script.file === name))
    .map((name) => `${name} of ${manifestFile} is not in the build.`);
  return {
    loaded,
    faults: [...missing, ...containerFaults(manifest.data, loaded, scripts)],
    sheets: sheetsOf(manifest.data),
  };
}

/** What `useHost` says without the provider of `defineRemote`; each hook of the contract and shared-ui asks it. */
export const hookMark = 'mount through defineRemote';

/** A part of the host that a copy of React of its own never meets. */
const hookFaults = (scripts: readonly Script[]) =>
  scripts
    .filter(({ source }) => source.includes(hookMark))
    .map(
      ({ file }) =>
        `${file} has hooks of @mrw/shared-contracts or @mrw/shared-ui, which need the React of the host: use @mrw/shared-contracts/plain.`,
    );

const syntaxFaults = (scripts: readonly Script[], isModule: boolean) =>
  scripts.flatMap(({ file, source }) =>
    newerSyntax(source, isModule ? 'module' : 'script')
      .slice(0, 1)
      .map(
        (fault) =>
          `${file} has what the oldest browsers cannot read (${fault.replace(/\s+/g, ' ')}): build for ES2018, or name "browsers" in remote.json.`,
      ),
  );

type Parts = { built: string; output: string; files: readonly string[] };

function write(
  descriptor: RemoteDescriptor & Pick<RemoteDeclaration, 'draws'>,
  { built, output, files }: Parts,
): void {
  fs.rmSync(output, { recursive: true, force: true });
  const put = (file: string, content: string | Buffer) => {
    fs.mkdirSync(path.dirname(path.join(output, file)), { recursive: true });
    fs.writeFileSync(path.join(output, file), content);
  };
  for (const file of files) put(file, fs.readFileSync(path.join(built, file)));
  put(descriptorFile, `${JSON.stringify(descriptor, null, 1)}\n`);
  describeFiles(output);
  writeCopies(output);
  // Stacks name a file without its folder.
  for (const file of files)
    if (fs.existsSync(path.join(built, `${file}.map`)))
      put(
        `${mapsFolder}/${path.posix.basename(file)}.map.gz`,
        gzipSync(fs.readFileSync(path.join(built, `${file}.map`))),
      );
}
