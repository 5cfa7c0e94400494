import { details } from '@mrw/shared-contracts/api/errors';
import { inboxMessage } from '@mrw/shared-contracts/api/inbox';
import * as z from 'zod/mini';
import { addressOf, ownIdOf, readContract, readRoutes } from './tools/testing/route-table';
import type { Route } from './tools/testing/route-table';
import type { Client } from './tools/testing/sandbox';
import { read, useSandbox } from './tools/testing/use-sandbox';

jest.setTimeout(120_000);

const sandbox = useSandbox();
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const payloadOf = ({ body }: Route) => body ?? undefined;

/** `METHOD path: status` of every route whose answer is not `expected`. */
async function others(
  routes: readonly Route[],
  expected: number,
  client: Client,
  addressFor: (route: Route) => string,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of routes) {
    const { status } = await client.call(route.method, addressFor(route), payloadOf(route));
    if (status !== expected) wrong.push(`${nameOf(route)}: ${status}`);
  }
  return wrong;
}

test('the published contract is a valid OpenAPI 3.1 document', async () => {
  const document = await readContract(sandbox.running);
  expect(document).toMatchObject({ openapi: '3.1.0' });
  expect(await sandbox.running.contractFaults(document)).toEqual([]);
});

test('every published call names the errors that it may answer with, in their form', async () => {
  const responses = z.record(z.string(), z.looseObject({}));
  const document = z.looseObject({
    paths: z.record(
      z.string(),
      z.record(z.string(), z.looseObject({ responses, security: z.optional(z.unknown()) })),
    ),
  });
  const { paths } = document.parse(await readContract(sandbox.running));
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { responses: named, security }] of Object.entries(operations)) {
      const ofBearer = security === undefined ? [] : ['401', '403'];
      const expected = ['400', ...ofBearer, ...(path.includes('{') ? ['404'] : []), '429', '503'];
      const errors = Object.keys(named).filter((status) => Number(status) >= 400);
      expect([method, path, errors]).toEqual([method, path, expected]);
      expect([method, path, Object.keys(named).length > errors.length]).toEqual([method, path, true]);
    }
  expect(paths['/customers/{uid}/spend_lock']?.['put']?.responses['403']).toMatchObject({
    content: { 'application/json': { schema: { properties: { detail: { type: 'string' } } } } },
  });
});

test('exactly the routes that are marked so need a bearer', async () => {
  const routes = await readRoutes(sandbox.running);
  expect(routes.length).toBeGreaterThan(65);
  const marked = routes.filter((route) => route.needsBearer);
  // Bodies are checked before tokens, so a body that passes is needed to see the 401.
  const without = async (route: Route) => {
    const query = route.queryNames.map((name) => `${name}=1`).join('&');
    const url = `${addressOf(route, '1002')}?${query}`;
    const { status, body } = await sandbox.visitor.call(route.method, url, payloadOf(route));
    const isAsked = status === 401 && JSON.stringify(body).includes(details.noCredentials);
    return isAsked ? 'no credentials' : status;
  };
  const refused: string[] = [];
  for (const route of routes) {
    const status = await without(route);
    if (status === 'no credentials') refused.push(nameOf(route));
    // What a body cannot be made up for is refused as 400, before or after the token.
    else if (route.needsBearer && status !== 400) refused.push(`${nameOf(route)} answers ${status}`);
  }
  expect(marked.map(nameOf)).toEqual(expect.arrayContaining(refused));
  expect(refused.length).toBeGreaterThan(30);
});

test('no tool of the sandbox is carried out for a page of a foreign origin, each for our own', async () => {
  const tools = (await readRoutes(sandbox.running, true)).filter(({ path }) => path.startsWith('/sandbox/'));
  expect(tools.map(nameOf)).toEqual(
    expect.arrayContaining(['POST /sandbox/reset', 'DELETE /sandbox/faults']),
  );
  const refused = async (origin: string) => {
    const answers = await Promise.all(
      tools.map(({ method, path }) => sandbox.api.inject({ method, url: path, headers: { origin } })),
    );
    return answers.filter(({ statusCode }) => statusCode === 403).length;
  };
  for (const origin of ['https://evil.example', 'null', 'http://localhost:4005'])
    expect([origin, await refused(origin)]).toEqual([origin, tools.length]);
  for (const origin of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://localhost:8080'])
    expect([origin, await refused(origin)]).toEqual([origin, 0]);
});

test('B-020 the uid of another member is 403 on every route', async () => {
  const client = await sandbox.logIn('demo-level1');
  const routes = (await readRoutes(sandbox.running)).filter((route) => route.pathNames.includes('uid'));
  expect(routes.length).toBeGreaterThan(25);
  const wrong = await others(routes, 403, client, (route) => {
    const query = route.path.endsWith('update-login-method') ? '?method=email&email=a@b.test' : '';
    return `${addressOf(route, '1002')}${query}`;
  });
  expect(wrong.filter((line) => !line.endsWith(': 400'))).toEqual([]);
  // Only bodies that cannot be made up stop before the owner is compared.
  expect(wrong.length).toBeLessThan(4);
});

test('B-020 ids of another member are 404 on every route', async () => {
  const owner = await sandbox.logIn('demo-level2');
  const messages = await owner.get('/customers/{uid}/inbox_messages');
  const [message] = read(z.array(inboxMessage), messages);
  const made = await owner.post('/app_installations', {
    customer: owner.uid,
    platform: 'WEB',
    device_id: 'd',
    language: 'en',
    app_version: '1',
  });
  const installation = read(z.object({ id: z.string() }), made).id;
  const client = await sandbox.logIn('demo-level1');
  const routes = (await readRoutes(sandbox.running)).filter(
    ({ path, pathNames }) =>
      pathNames.includes('id') && /^\/(customers\/\{uid\}|coupons|app_installations)\//.test(path),
  );
  expect(routes.length).toBeGreaterThan(10);
  const wrong = await others(routes, 404, client, (route) => {
    const foreign = route.path.includes('inbox_messages')
      ? message?.id
      : route.path.startsWith('/app_installations')
        ? installation
        : ownIdOf(route.path);
    return addressOf(route, client.uid, { id: foreign ?? '' });
  });
  expect(wrong).toEqual([]);
});

test('every answer carries the security headers', async () => {
  const client = await sandbox.logIn('demo-level2');
  for (const route of (await readRoutes(sandbox.running)).filter(({ method }) => method === 'GET')) {
    // A stream has no end; its headers are in live/events.db.test.ts.
    if (/revoke|redeem|\/events$/.test(route.path)) continue;
    const { headers } = await client.get(addressOf(route, client.uid));
    expect([nameOf(route), headers]).toEqual([
      nameOf(route),
      expect.objectContaining({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; ?frame-ancestors 'none'$/),
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.any(String),
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
        vary: expect.stringContaining('Origin'),
      }),
    ]);
  }
});

test('no response is cached for any caller; pictures are', async () => {
  const kept: string[] = [];
  for (const client of [sandbox.visitor, await sandbox.logIn('demo-level2')]) {
    for (const route of await readRoutes(sandbox.running)) {
      if (client !== sandbox.visitor && route.path.endsWith('/events')) continue;
      const { headers } = await client.call(route.method, addressOf(route, '1002'), payloadOf(route));
      if (headers['cache-control'] !== 'no-store') kept.push(nameOf(route));
    }
  }
  expect(kept).toEqual([]);
  const picture = await sandbox.visitor.get('/media/brands/1.jpg?w=320');
  expect(picture.headers['cache-control']).toMatch(/^public, max-age=\d+/);
});
