import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { desktop } from '../../harness/devices';
import { release, retire, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';

test.use(desktop);

/** As a team writes it that has React 19 and nothing of the host but `host`. */
const source = `
import { createElement, useEffect, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
const roots = new WeakMap();
function Page({ host, onReady }) {
  const [count, setCount] = useState(0);
  const [language, setLanguage] = useState(host.language$.value);
  useEffect(() => {
    const following = host.language$.subscribe(setLanguage);
    onReady();
    return () => following.unsubscribe();
  }, []);
  return createElement('main', null,
    createElement('h1', null, 'React ' + version),
    createElement('p', { role: 'status' }, language + ' ' + count),
    createElement('button', { onClick: () => setCount(count + 1) }, 'More'));
}
export const bootstrap = async () => {};
export const mount = async ({ domElement, ...props }) => {
  const root = createRoot(domElement);
  roots.set(domElement, root);
  root.render(createElement(Page, props));
};
export const unmount = async ({ domElement }) => { roots.get(domElement)?.unmount(); };
`;

test('a remote with React of its own and a newer contract runs beside those of the host, and leads its old address on', async ({
  site,
  page,
  consoleWatch,
}, testInfo) => {
  // The host tries out whether the browser refuses a wrong hash.
  consoleWatch.allow(/digest in the 'integrity' attribute/);
  const folder = testInfo.outputPath('mf-own');
  fs.mkdirSync(folder, { recursive: true });
  const declared = {
    ...{ name: 'mf-own', kind: 'module', ownReact: true, contract: '^1.14.0' },
    ...{
      exposes: { './app': 'app.js' },
      routes: [{ path: '/own' }, { path: '/mine/:id', movedTo: '/own' }],
      proof: 'true',
    },
  };
  fs.writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(declared));
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'mf-own', version: '1.0.0' }));
  await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    outfile: path.join(folder, 'dist/app.js'),
    ...{
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2018',
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  });
  const version = `1.0.${testInfo.workerIndex}`;
  const { environment } = site.stack;
  try {
    release(
      environment,
      'publish',
      'mf-own',
      version,
      '--folder',
      folder,
      '--built',
      path.join(folder, 'dist'),
    );
    const answer = release(environment, 'check', 'mf-own', version);
    expect(answer).toContain('may go live');
    expect(answer).toMatch(/React of its own, 60.0 kB more for it: first page [\d.]+ of 120.0 kB/);
    release(environment, 'promote', 'mf-own', version);
    await site.open('/mine/3?from=mail');
    await page.waitForURL('**/own?from=mail');
    await expect(page.getByRole('heading', { level: 1, name: /^React 19/ })).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('status').getByText('en 1')).toBeVisible();
    await site.switchLanguage('zh-Hant');
    await expect(page.getByRole('status').getByText('zh-Hant 1')).toBeVisible();
    await site.follow('/about/store');
    await expect(page.getByRole('heading', { level: 1, name: '分店目錄' })).toBeVisible();
    await site.follow('/own');
    await expect(page.getByRole('status').getByText('zh-Hant 0')).toBeVisible();
  } finally {
    retire(environment, 'mf-own');
    withdraw('mf-own', version);
  }
});
