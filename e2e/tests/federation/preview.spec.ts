import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { release, retire, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';
import { desk, modules } from './built-elsewhere';

test.describe.configure({ timeout: 120_000 });

const declared = { kind: 'module', exposes: { './app': 'assets/app-*.js' } };
const changed = Object.fromEntries(
  Object.entries(modules).map(([file, text]) => [file, text.replace('Lucky draw', 'Grand draw')]),
);

test('a link shows the preview of a pull request in one tab, which says so until it ends; no other tab, and no other link, does', async ({
  site,
  page,
  context,
  stack,
  consoleWatch,
}) => {
  // The host tries out whether the browser refuses a wrong hash.
  consoleWatch.allow(/inert\.js#/);
  const { environment, addresses } = stack;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const live = `2.0.${test.info().workerIndex}`;
  const previews: string[] = [];
  const folder = desk(declared, modules);
  const keys = (name: string, content: object) => {
    fs.writeFileSync(path.join(folder, name), JSON.stringify(content));
    return path.join(folder, name);
  };
  const built = ['--folder', folder, '--built', path.join(folder, 'dist')];
  try {
    release(environment, 'publish', 'mf-built', live, ...built);
    release(environment, 'promote', 'mf-built', live);
    release(
      environment,
      'preview-keys',
      keys('public.json', { keys: [publicKey.export({ format: 'jwk' })] }),
    );
    for (const [file, text] of Object.entries(changed)) fs.writeFileSync(path.join(folder, file), text);
    const secret = ['--key-file', keys('private.json', privateKey.export({ format: 'jwk' }))];
    const number = String(1_000 + test.info().workerIndex);
    const [said = '', link = ''] = release(
      environment,
      ...['preview', 'mf-built', number, ...built, '--site', addresses.shell.origin, ...secret],
    ).split('\n');
    const version = said.replace('published mf-built ', '');
    previews.push(version);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const ofPreview = () => asked.filter((url) => url.includes(version));
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    const bar = page.getByRole('complementary', { name: 'Preview' });

    const tampered = new URL(link);
    tampered.searchParams.set(
      'mrw_preview',
      (tampered.searchParams.get('mrw_preview') ?? '').replace(/.$/, '_'),
    );
    await site.open(tampered.pathname + tampered.search);
    await expect(title('Lucky draw')).toBeVisible();
    expect(ofPreview()).toEqual([]);
    await expect(page).toHaveURL(/\/built$/);

    asked.length = 0;
    const { pathname, search } = new URL(link);
    await site.open(pathname + search);
    await expect(title('Grand draw')).toBeVisible();
    await expect(bar.getByText(`Preview of mf-built ${version}, in this tab only`)).toBeVisible();
    await expect(page).toHaveURL(/\/built$/);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(title('Grand draw')).toBeVisible();
    await site.untilQuiet();
    expect(ofPreview().length).toBeGreaterThan(0);
    expect(asked.filter((url) => url.endsWith('/telemetry'))).toEqual([]);

    const other = await context.newPage();
    await other.goto(`${addresses.shell.origin}/built`);
    await expect(other.getByRole('heading', { level: 1, name: 'Lucky draw' })).toBeVisible();
    await expect(other.getByRole('complementary', { name: 'Preview' })).toBeHidden();
    await other.close();

    await site.switchLanguage('zh-Hant');
    await page.getByRole('button', { name: '結束預覽' }).click();
    await expect(title('大抽獎')).toBeVisible();
    await expect(page.getByRole('complementary', { name: '預覽' })).toBeHidden();
  } finally {
    release(environment, 'preview-keys', keys('none.json', { keys: [] }));
    retire(environment, 'mf-built');
    for (const version of [live, ...previews]) withdraw('mf-built', version);
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
