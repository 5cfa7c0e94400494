import fs from 'node:fs';
import path from 'node:path';
import { release, retire, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';
import { desk, lifecycles, modules, names, sun } from './built-elsewhere';
import { recordsOf } from './expect-alive';

test.describe.configure({ timeout: 120_000 });

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
    const picture = document.currentScript.src.replace(/[^/]*$/, 'sun.svg');
    const later = () => Promise.resolve({ more: 'Later part' });
    ${lifecycles.replaceAll('export ', '')}
    self.mfBuilt = { default: { name: 'mf-built', bootstrap, mount, unmount } };
  })();\n`,
  'dist/js/sun.svg': sun,
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
      const picture = page.getByRole('img', { name: 'Sun' });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(24);
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
