import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '@mrw/tooling/chromium';
import { liveVersion, release, retire, withdraw } from '../harness/releases';
import { expect, test } from '../harness/test';
import { root, type Desk } from './desk';
import { notRun } from './guide';
import { deskWithRegistry } from './registry';

// Each begins where the one before it ended.
test.describe.configure({ mode: 'serial' });

let desk: Desk;
let remote: string;
/** A folder of this repository that is not part of it. */
const inside = path.join(root, `var/taken-out-${process.pid}`);
const withdrawAll = () => {
  for (const version of ['1.0.0', '1.1.0']) withdraw('mf-example', version);
};
test.beforeAll(async ({ stack }) => {
  // Of a run that was interrupted.
  retire(stack.environment, 'mf-example');
  withdrawAll();
  desk = await deskWithRegistry();
  remote = desk.at('mf-example');
});
test.afterAll(async ({ stack }) => {
  await desk.clear();
  fs.rmSync(inside, { recursive: true, force: true });
  retire(stack.environment, 'mf-example');
  withdrawAll();
});

const page1 = { level: 1, name: 'Example' } as const;

test('npm create makes a repository of a remote that installs from the registry', async () => {
  // npm runs again what it ran before under the same version: here the sources may have changed since.
  const cache = { npm_config_cache: desk.at('cache') };
  await desk.run(desk.folder, 'npm create @mrw/remote mf-example', cache);
  await desk.run(remote, 'git init');
  await desk.run(remote, 'npm install');
  for (const name of ['shared-contracts', 'shared-ui', 'remote-kit'])
    expect(fs.lstatSync(`${remote}/node_modules/@mrw/${name}`).isSymbolicLink()).toBe(false);
});

test('who only releases installs the kit alone, without compiler, lint and tests: it publishes what another tool built, and says what a build needs', async () => {
  const folder = desk.at('mf-built');
  const lifecycles = ['bootstrap', 'mount', 'unmount'].map((name) => `export async function ${name}() {}\n`);
  const files = {
    'package.json': JSON.stringify({ name: 'mf-built', version: '1.0.0' }),
    'remote.json': JSON.stringify({
      name: 'mf-built',
      kind: 'module',
      contract: '^1.14.0',
      exposes: { './app': 'app-*.js' },
      routes: [{ path: '/built' }],
      proof: 'node --check dist/app-A1.js',
    }),
    'webpack.config.ts': '',
    'dist/app-A1.js': lifecycles.join(''),
  };
  fs.mkdirSync(path.join(folder, 'dist'), { recursive: true });
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);
  const said = await desk.run(folder, 'npm install -D @mrw/remote-kit');
  expect(Number(/added (\d+) packages/.exec(said)?.[1])).toBeLessThan(80);
  const storage = desk.at('releases-of-built');
  expect(
    await desk.run(folder, `npx mrw-remote release publish --built dist --storage ${storage}`),
  ).toContain('published mf-built 1.0.0');
  await expect(desk.run(folder, 'npx mrw-remote build')).rejects.toThrow(
    /for "build": npm install -D @module-federation\/enhanced@\S+ [^\n]* webpack-cli@/,
  );
});

test('its CI passes: types, lint, unit test, build, and the browser test inside the live shell of a deployed site, before any release', async ({
  stack,
}) => {
  const site = { MRW_SITE: stack.addresses.shell.origin };
  const said = await desk.run(remote, 'bash ci.sh', { ...site, MRW_CHROMIUM: chromiumPath() });
  expect(said).toMatch(/@1\.0\.0 test\n[^]*built mf-example 1\.0\.0[^]*@1\.0\.0 browser\n[^]*1 passed/);
  // Steps of the script, as its output shows.
  desk.ran.push('npm test', `MRW_SITE=${site.MRW_SITE} npm run browser`);
});

test('mf-stores, taken out of this repository, gives the same bytes in two folders outside, and inside with the same packages', async () => {
  const first = desk.at('mf-stores');
  const second = desk.at('another/place/of-stores');
  await desk.run(root, `npm run take-out -- mf-stores ${first}`);
  execFileSync('cp', ['-al', path.join(remote, 'node_modules'), first]);
  await desk.run(first, 'npm install');
  await desk.run(first, 'npm run types');
  fs.mkdirSync(path.dirname(second), { recursive: true });
  execFileSync('cp', ['-al', first, second]);
  for (const folder of [first, second]) await desk.run(folder, 'npm run build');
  const built = hashesOf(path.join(first, 'dist'));
  expect(Object.keys(built).filter((file) => file.endsWith('.js')).length).toBeGreaterThan(4);
  expect(hashesOf(path.join(second, 'dist'))).toEqual(built);

  // The sources, the webpack and the release command of this repository; the two packages are the published ones.
  fs.mkdirSync(path.join(inside, 'node_modules/@mrw'), { recursive: true });
  const sources = execFileSync('git', ['archive', 'HEAD:mf-stores'], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', inside], { input: sources });
  for (const name of ['node_modules/@mrw/shared-contracts', 'node_modules/@mrw/shared-ui'])
    fs.cpSync(path.join(first, name), path.join(inside, name), { recursive: true });
  const storage = desk.at('releases');
  const publish = `npm run release -- publish mf-stores 1.0.0 --folder ${inside} --storage ${storage}`;
  expect(await desk.run(root, publish)).toContain('published mf-stores 1.0.0');
  // Source maps name the loaders, which lie elsewhere here; nothing else may differ.
  const served = Object.entries(built).filter(([file]) => !file.startsWith('maps/'));
  expect(hashesOf(path.join(storage, 'mf-stores/1.0.0'))).toMatchObject(Object.fromEntries(served));
});

test('npm run dev puts it into the deployed site, where a save mounts it anew and the page with its member stays', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2');
  const [, link = ''] = await desk.serve(
    remote,
    `npm run dev -- --site ${site.origin}`,
    /(http\S+mrw_override\S+)[\s\S]*Ctrl-C/,
  );
  await page.goto(link);
  await expect(page.getByRole('heading', page1)).toBeVisible();
  expect(site.path()).toBe('/example');
  await page.evaluate(() => {
    document.title = 'the same page';
    Object.assign(window, { samePage: true });
  });

  edit('src/welcome/strings.ts', "title: { en: 'Example'", "title: { en: 'Another title'");
  await expect(page.getByRole('heading', { level: 1, name: 'Another title' })).toBeVisible();
  edit('src/welcome/welcome-page.module.css', 'margin: 0', 'margin: 7px');
  await expect(page.getByText('ready to be filled')).toHaveCSS('margin-top', '7px');
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeHidden();

  edit('src/welcome/strings.ts', "title: { en: 'Another title'", "title: { en: 'Example'");
  edit('src/welcome/welcome-page.module.css', 'margin: 7px', 'margin: 0');
  await expect(page.getByRole('heading', page1)).toBeVisible();
  await desk.stop();
});

test('npm run release makes it live in the running site, rolls it out and takes it back', async ({
  site,
  page,
  stack,
}) => {
  const settings = { MRW_RELEASES: `${root}/var/releases`, MRW_ENVIRONMENT: stack.environment };
  const act = (words: string) => desk.run(remote, `npm run release -- ${words}`, settings);
  await desk.run(remote, 'git add .');
  await desk.run(remote, 'git -c user.name=a -c user.email=a@b.example commit -qm Page');
  const inSite = { MRW_SITE: stack.addresses.shell.origin, MRW_CHROMIUM: chromiumPath() };
  const published = await desk.run(remote, 'npm run release -- publish', { ...settings, ...inSite });
  expect(published).toContain('published mf-example 1.0.0');
  expect(await act('check')).toContain('mf-example 1.0.0 may go live');
  await site.open('/example');
  await expect(page.getByRole('heading', page1)).toBeHidden();
  await act('promote');
  await site.open('/example');
  await expect(page.getByRole('heading', page1)).toBeVisible();

  edit('package.json', '"version": "1.0.0"', '"version": "1.1.0"');
  edit('src/welcome/strings.ts', 'This page is ready to be filled.', 'The second version.');
  await act('publish --without-proof urgent');
  expect(await act('rollout 10')).toContain('mf-example 1.1.0 goes to 10 %');
  expect(await act('rollout 100')).toContain('mf-example 1.1.0 goes to 100 %');
  await site.open('/example');
  await expect(page.getByText('The second version.')).toBeVisible();
  expect(await act('rollback')).toContain('mf-example 1.0.0 is live');
  await site.open('/example');
  await expect(page.getByText('This page is ready to be filled.')).toBeVisible();
  expect(release(stack.environment, 'status')).toMatch(/mf-example +1\.0\.0/);
});

test('with its whole proof of a commit production takes it; a version without a proof is refused', async ({
  stack,
}) => {
  const storage = desk.at('production');
  const shell = liveVersion(stack.environment, 'shell');
  for (const place of [`shell/${shell}`, 'mf-example/1.0.0', 'mf-example/1.1.0', 'mf-example/files'])
    fs.cpSync(path.join(root, 'var/releases', place), path.join(storage, place), { recursive: true });
  const settings = { MRW_RELEASES: storage, MRW_ENVIRONMENT: 'production' };
  await desk.run(
    root,
    `npm run release -- promote shell ${shell} --without-proof first --new-environment`,
    settings,
  );
  expect(await desk.run(remote, 'npm run release -- promote 1.0.0', settings)).toContain(
    'mf-example 1.0.0 is live in production',
  );
  await expect(desk.run(remote, 'npm run release -- promote 1.1.0', settings)).rejects.toThrow(
    /sources differed from commit[^]*Not run: types, lint, tests, budgets, accessibility, compatibility/,
  );
});

test('every command of the guide to such a repository was run', () => {
  expect(notRun('### In a repository of its own', desk.ran)).toEqual([]);
});

function edit(file: string, before: string, after: string): void {
  const text = fs.readFileSync(`${remote}/${file}`, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}.`);
  fs.writeFileSync(`${remote}/${file}`, text.replace(before, after));
}

/** Of every file of a release: scripts, their compressed copies, the descriptor, source maps. */
function hashesOf(folder: string): Record<string, string> {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(folder, file)).isFile());
  const hash = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}
