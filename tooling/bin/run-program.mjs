// Runs a program of this repository that is written in TypeScript: node run-program.mjs <file> …
// To load hundreds of files through tsx costs each start seconds of processor time. They are bundled once into
// var/programs, again when one of them has changed; where that fails, tsx runs the sources.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = path.resolve(process.argv[2] ?? '');
const home = path.join(root, 'var/programs', path.relative(root, entry).replaceAll(path.sep, '-'));
const keptList = path.join(home, 'kept.json');
const day = 86_400_000;

// What fails names the line of its source.
process.setSourceMapsEnabled(true);
// The program sees its own words only.
process.argv.splice(1, 2, entry);
const bundle = keptBundle() ?? (await makeBundle().catch(() => null));
if (bundle === null) (await import('tsx/esm/api')).register();
await import(pathToFileURL(bundle ?? entry).href);

/** The bundle of the sources as they are; null when there is none. */
function keptBundle() {
  try {
    const { hash, files } = JSON.parse(fs.readFileSync(keptList, 'utf8'));
    const program = path.join(home, hash, 'program.js');
    const now = files.map((file) => [file, fs.readFileSync(path.join(root, file))]);
    return hash === hashOf(now) && fs.existsSync(program) ? program : null;
  } catch {
    return null;
  }
}

async function makeBundle() {
  const esbuild = await import('esbuild');
  const read = new Map();
  const part = path.join(home, `${process.pid}.part`);
  const ownSources = {
    name: 'own sources',
    setup(build) {
      // Installed packages stay what they are.
      build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
        kind === 'entry-point' || name.startsWith('@mrw/') ? null : { external: true },
      );
      build.onLoad({ filter: /\.(tsx?|json)$/ }, async ({ path: file }) => {
        const contents = fs.readFileSync(file);
        read.set(path.relative(root, file), contents);
        const loader = path.extname(file).slice(1);
        if (loader === 'json') return { contents, loader };
        // A source finds what lies beside it.
        const define = {
          'import.meta.url': JSON.stringify(pathToFileURL(file).href),
          'import.meta.dirname': JSON.stringify(path.dirname(file)),
        };
        const { code } = await esbuild.transform(contents, {
          loader,
          define,
          jsx: 'automatic',
          sourcefile: file,
          sourcemap: 'inline',
        });
        return { contents: code, loader: 'js' };
      });
    },
  };
  await esbuild.build({
    entryPoints: { program: entry },
    absWorkingDir: root,
    outdir: part,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [ownSources],
  });
  // Its process would last as long as this one.
  await esbuild.stop();
  // What a package exports, and how a bundle is made.
  const owners = new Set(
    [...read.keys()].map((file) => path.join(file.split(path.sep, 1).join(), 'package.json')),
  );
  for (const file of [...owners, path.relative(root, fileURLToPath(import.meta.url))])
    read.set(file, fs.readFileSync(path.join(root, file)));
  return keep(
    part,
    [...read].sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Another process may have made the same meanwhile. */
function keep(part, contents) {
  const hash = hashOf(contents);
  const folder = path.join(home, hash);
  if (fs.existsSync(folder)) fs.rmSync(part, { recursive: true });
  else fs.renameSync(part, folder);
  const list = `${part}.json`;
  fs.writeFileSync(list, JSON.stringify({ hash, files: contents.map(([file]) => file) }));
  fs.renameSync(list, keptList);
  // A program that runs loads parts of its bundle late.
  for (const name of fs.readdirSync(home)) {
    const place = path.join(home, name);
    if (place !== folder && Date.now() - fs.statSync(place).mtimeMs > day)
      fs.rmSync(place, { recursive: true });
  }
  return path.join(folder, 'program.js');
}

function hashOf(contents) {
  const hash = createHash('sha256').update(root);
  for (const [file, text] of contents) hash.update(`\0${file}\0`).update(text);
  return hash.digest('hex').slice(0, 20);
}
