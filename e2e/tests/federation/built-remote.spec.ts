import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { release, retire, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';
import { recordsOf } from './expect-alive';

test.describe.configure({ timeout: 120_000 });

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What a team has on its desk after the build of a tool of its own. */
function desk(declared: object, files: Readonly<Record<string, string>>): string {
  const folder = path.join(root, 'var/desk', `built-${process.pid}`);
  fs.rmSync(folder, { recursive: true, force: true });
  const all = {
    'package.json': JSON.stringify({ name: 'mf-built', version: '1.0.0' }),
    'remote.json': JSON.stringify({
      name: 'mf-built',
      contract: '^1.13.0',
      routes: [{ path: '/built' }],
      ...declared,
    }),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const lifecycles = `
const ends = new WeakMap();
export async function bootstrap() {}
export async function mount({ domElement, host, onReady }) {
  const title = domElement.appendChild(document.createElement('h1'));
  const button = domElement.appendChild(document.createElement('button'));
  button.textContent = 'More';
  button.onclick = () => later().then(({ more }) => { title.textContent = more; });
  const language = host.language$.subscribe((name) => { title.textContent = names[name]; });
  ends.set(domElement, () => language.unsubscribe());
  onReady();
}
export async function unmount({ domElement }) { ends.get(domElement)(); domElement.textContent = ''; }
`;
const names = "{ en: 'Lucky draw', 'zh-Hant': '大抽獎', 'zh-Hans': '大抽奖' }";

/** As Vite writes a library. */
const modules = {
  'dist/assets/app-B1.js': `import { names } from './names-C2.js';\nconst later = () => import('./more-D3.js');\n${lifecycles}`,
  'dist/assets/names-C2.js': `export const names = ${names};\n`,
  'dist/assets/more-D3.js': "export const more = 'Later part';\n",
};

/** As the plug-in of Module Federation for Rspack writes it, with the runtime hook of the kit. */
const container = {
  'dist/mf-manifest.json': JSON.stringify({
    id: 'built',
    name: 'built',
    metaData: {
      globalName: 'mf_built',
      remoteEntry: { name: 'remoteEntry.js', path: 'js/', type: 'global' },
      publicPath: 'auto',
    },
    shared: [],
    exposes: [{ path: './app', assets: { js: { sync: ['js/app.js'], async: [] } } }],
  }),
  'dist/js/remoteEntry.js': `var mf_built = (function () {
    var base = document.currentScript.src.replace(/[^/]*$/, '');
    function chunk(name) {
      return new Promise(function (resolve, reject) {
        var script = document.createElement('script');
        script.integrity = globalThis.__MRW_INTEGRITY__[base + name];
        script.crossOrigin = 'anonymous';
        script.onload = function () { resolve(self.mfBuilt); };
        script.onerror = reject;
        script.src = base + name;
        document.head.appendChild(script);
      });
    }
    return {
      init: function () {},
      get: function () { return chunk('app.js').then(function (app) { return function () { return app; }; }); },
    };
  })();\n`,
  'dist/js/app.js': `(function () {
    const names = ${names};
    const later = () => Promise.resolve({ more: 'Later part' });
    ${lifecycles.replaceAll('export ', '')}
    self.mfBuilt = { default: { name: 'mf-built', bootstrap, mount, unmount } };
  })();\n`,
};

const builds = [
  {
    what: 'ES modules',
    declared: { kind: 'module', exposes: { './app': 'assets/app-*.js' } },
    files: modules,
  },
  { what: 'a container', declared: { exposes: { './app': './src/app.ts' } }, files: container },
] as const;

for (const [index, { what, declared, files }] of builds.entries())
  test(`what another tool built is released as ${what}: published, checked, live, in three languages, with its later part`, async ({
    site,
    page,
    stack,
    consoleWatch,
  }) => {
    // The host tries out whether the browser refuses a wrong hash.
    consoleWatch.allow(/inert\.js#/);
    const folder = desk(declared, files);
    // A site knows a release by its number for good.
    const version = `1.${index}.${test.info().workerIndex}`;
    const built = ['--folder', folder, '--built', path.join(folder, 'dist')];
    try {
      release(stack.environment, 'publish', 'mf-built', version, ...built);
      expect(release(stack.environment, 'check', 'mf-built', version)).toContain('may go live');
      release(stack.environment, 'promote', 'mf-built', version);
      await site.open('/built');
      await expect(page.getByRole('heading', { level: 1, name: 'Lucky draw' })).toBeVisible();
      await site.switchLanguage('zh-Hans');
      await expect(page.getByRole('heading', { level: 1, name: '大抽奖' })).toBeVisible();
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Later part' })).toBeVisible();
      expect(await recordsOf(page)).not.toContain('MRW-125');
    } finally {
      retire(stack.environment, 'mf-built');
      withdraw('mf-built', version);
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
