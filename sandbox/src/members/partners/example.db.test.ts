import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { demoSecret } from './directory';
import { freePort } from '../../tools/testing/partner-shop';
import { openWallet, partnerOrigin, partnerServer } from '../../tools/testing/partner-server';
import { useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const folder = path.join(__dirname, '../../../../docs/embedding');

/** Runs the example as a partner does, with one user who is logged in. */
async function runExample(signOn: string) {
  const port = await freePort();
  const options = { signOn, origin: partnerOrigin, id: 'harbour-mall', secret: demoSecret };
  const program = `import { createPartnerServer } from ${JSON.stringify(path.join(folder, 'partner-server.mjs'))};
    createPartnerServer({ ...${JSON.stringify(options)}, currentUser: ({ headers }) => headers.user ?? null })
      .listen(${port}, '127.0.0.1', () => console.log('ready'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const call = (method: string, address: string, user: string | null = 'user-7') =>
    fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      redirect: 'manual',
      headers: user === null ? {} : { user },
    });
  return { call, stop: () => child.kill() };
}

test('the example of docs/embedding links a member and gets codes that open the wallet', async () => {
  const server = await partnerServer(sandbox.running);
  const signOn = await server.site.listen({ port: 0, host: '127.0.0.1' });
  const { call, stop } = await runExample(signOn);
  try {
    expect((await call('POST', '/wallet-code', null)).status).toBe(401);
    expect((await call('POST', '/wallet-code')).status).toBe(404);
    const start = new URL((await call('GET', '/link')).headers.get('location') ?? '');
    const { to } = await server.allow('demo-level2', Object.fromEntries(start.searchParams));
    // A consent that comes back into the session of another user is refused.
    expect((await call('GET', `/linked${to.search}`, 'user-8')).status).toBe(400);
    expect((await call('GET', `/linked${to.search}`)).headers.get('location')).toBe('/');
    const answer = await call('POST', '/wallet-code');
    const { code } = (await answer.json()) as { code: string };
    expect((await openWallet(sandbox.running, code)).status).toBe(200);
  } finally {
    stop();
    await server.site.close();
  }
});

test('the OpenAPI file is valid and describes every call', async () => {
  const text = fs.readFileSync(path.join(folder, 'openapi.json'), 'utf8');
  const document = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> };
  expect(await sandbox.running.contractFaults(document)).toEqual([]);
  const calls = Object.entries(document.paths).flatMap(([at, methods]) =>
    Object.keys(methods).map((method) => `${method} ${at}`),
  );
  expect(calls.sort()).toEqual([
    'delete /partner/links/{user_reference}',
    'get /partner/link',
    'post /partner/cash-codes/claim',
    'post /partner/cash-codes/confirm',
    'post /partner/cash-codes/release',
    'post /partner/coupons/check',
    'post /partner/coupons/use',
    'post /partner/links',
    'post /partner/wallet-code',
  ]);
});
