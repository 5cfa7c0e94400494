import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '../../harness/test';
import { install, newFolder, root, test } from './partner-test';

test.describe.configure({ mode: 'serial' });

const guide = fs.readFileSync(path.join(root, 'docs/guides/embedding.md'), 'utf8');
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' } as const;
const tool = (name: string, args: string[], cwd: string) =>
  execFileSync(process.execPath, [path.join(root, 'node_modules', name), ...args], { cwd, stdio: 'pipe' });

/** How each app becomes files, in a folder with the installed packages above it. */
const apps = {
  vite: {
    mode: 'frame',
    build: (at: string) => tool('vite/bin/vite.js', ['build', '--base', './', '--logLevel', 'error'], at),
    files: 'dist',
  },
  webpack: {
    mode: 'inline',
    build: (at: string) => {
      tool('webpack-cli/bin/cli.js', ['build', './main.js', '--mode', 'production', '-o', 'dist'], at);
      fs.copyFileSync(path.join(at, 'index.html'), path.join(at, 'dist/index.html'));
    },
    files: 'dist',
  },
  plain: {
    mode: 'frame',
    build: (at: string) => {
      const script = 'node_modules/@mrw/member-wallet/umd/member-wallet.js';
      fs.copyFileSync(path.join(at, '..', script), path.join(at, 'member-wallet.js'));
    },
    files: '.',
  },
} as const;

let folder = '';
test.beforeAll(({ registry }) => {
  test.setTimeout(240_000);
  folder = newFolder();
  fs.cpSync(path.join(root, 'e2e/tests/partners/apps'), folder, { recursive: true });
  const dependencies = { '@mrw/member-wallet': '^1.0.0', react: '^19.0.0', 'react-dom': '^19.0.0' };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies }));
  install(folder, registry);
});
test.afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

test('the package can be imported where there is no browser', () => {
  const program = `import * as wallet from '@mrw/member-wallet';
    import { MemberWallet } from '@mrw/member-wallet/react';
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    console.log(Object.keys(wallet).join(), renderToString(createElement(MemberWallet, { site: 'https://x.example', partner: 'p' })));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(said.trim()).toBe('keepSession,loadMemberWallet <member-wallet partner="p"></member-wallet>');
  const script = 'node_modules/@mrw/member-wallet/umd/member-wallet.js';
  const required = execFileSync(
    process.execPath,
    ['--input-type=commonjs', '-e', `console.log(Object.keys(require('./${script}')).join())`],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(required.trim()).toBe('keepSession,loadMemberWallet');
});

for (const [name, { mode, build, files }] of Object.entries(apps))
  test(`installed from the registry, the package shows the wallet in a page of ${name}, mode ${mode}, with its policy`, async ({
    site,
    page,
    sandbox,
  }) => {
    test.setTimeout(120_000);
    const at = path.join(folder, name);
    build(at);
    const { shell, remotes, api, partner } = site.stack.addresses;
    const policy = (new RegExp(`\`\`\`csp-${mode}\\n([^]*?)\`\`\``).exec(guide)?.[1] ?? '')
      .trim()
      .replaceAll('https://remotes.rewards.example', remotes.origin)
      .replaceAll('https://api.rewards.example', api.origin)
      .replaceAll('https://rewards.example', shell.origin);
    await page.route(`${partner.origin}/app/**`, (route) => {
      const asked = new URL(route.request().url()).pathname.replace('/app/', '') || 'index.html';
      const ending = asked.endsWith('.html') ? '.html' : '.js';
      return route.fulfill({
        contentType: types[ending],
        headers: { 'Content-Security-Policy': policy },
        body: fs.readFileSync(path.join(at, files, asked)),
      });
    });
    await page.route(`${partner.origin}/wallet-code`, async (route) =>
      route.fulfill({ json: { code: await sandbox.authorizationCode('demo-level2') } }),
    );
    await page.goto(`${partner.origin}/app/?site=${encodeURIComponent(shell.origin)}`);
    const wallet =
      mode === 'inline' ? page.locator('member-wallet') : page.frameLocator('member-wallet iframe');
    await wallet.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(page.locator('#basket')).toHaveText(/^Coupon \S+/);
    await expect(wallet.getByText('Coupon applied').first()).toBeVisible();
  });
