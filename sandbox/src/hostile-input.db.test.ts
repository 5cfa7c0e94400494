import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import sqli from './tools/testing/corpora/sqli.json';
import text from '@mrw/shared-contracts/testing/corpora/text.json';
import { addressOf, readRoutes } from './tools/testing/route-table';
import type { Route } from './tools/testing/route-table';
import type { Client } from './tools/testing/sandbox';
import { isWhole, useSandbox } from './tools/testing/use-sandbox';

jest.setTimeout(600_000);

const sandbox = useSandbox();

/** One place of a call where text from outside goes. */
type Spot = { route: Route; place: 'path' | 'query' | 'body'; name: string };

const spotsOf = (route: Route): Spot[] => [
  ...route.pathNames.map((name) => ({ route, place: 'path' as const, name })),
  ...route.queryNames.map((name) => ({ route, place: 'query' as const, name })),
  ...Object.keys(route.body ?? {}).map((name) => ({ route, place: 'body' as const, name })),
];

// An address holds no half of a surrogate pair: the buffer makes it a replacement character.
async function send({ route, place, name }: Spot, value: unknown, client: Client) {
  const said = typeof value === 'string' ? Buffer.from(value).toString() : '';
  const address = addressOf(route, client.uid, place === 'path' ? { [name]: said } : {});
  const query = place === 'query' ? `?${encodeURIComponent(name)}=${encodeURIComponent(said)}` : '';
  const body = place === 'body' ? { ...route.body, [name]: value } : (route.body ?? undefined);
  return client.call(route.method, `${address}${query}`, body);
}

/** Answers of contract §0: `{detail}`, messages by field, or the result of a login-method change. */
const isRefusal = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (('detail' in body && typeof body.detail === 'string') ||
    ('result' in body && typeof body.result === 'string') ||
    Object.values(body).every((list) => Array.isArray(list) && typeof list[0] === 'string'));

const tables = () =>
  sandbox.running.rows(
    `SELECT table_name, column_name, data_type FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY 1, 2`,
  );

/** The routes that would change the world under the test. */
const isCalm = ({ path }: Route): boolean =>
  !/^\/sandbox\/(reset|clock|faults|jobs)/.test(path) && path !== '/auth/revoke';

// All of it takes minutes: every night PostgreSQL gets each value at each place, in other runs every fifth place of a value
// (which are its first ones differs by value), and the embedded database every 31st.
const stride = () => (!sandbox.running.isPostgres ? 31 : isWhole ? 1 : 5);

test('no text in any parameter or field of any route breaks the answer or the tables', async () => {
  const before = await tables();
  const client = await sandbox.logIn('demo-level2');
  const routes = (await readRoutes(sandbox.running, true)).filter(isCalm);
  const values: unknown[] = [...sqli, ...text, ...proto.map((source): unknown => JSON.parse(source))];
  const every = stride();
  const pairs = routes
    .flatMap(spotsOf)
    .flatMap((spot, place) =>
      values.flatMap((value, index) => ((place + index) % every === 0 ? [{ spot, value }] : [])),
    );
  const wrong: string[] = [];
  for (const { spot, value } of pairs) {
    const { status, body } = await send(spot, value, client);
    const isFine = status < 400 || (status < 500 && (status === 401 || isRefusal(body)));
    if (!isFine)
      wrong.push(
        `${spot.route.method} ${spot.route.path} ${spot.name}=${JSON.stringify(value).slice(0, 80)}: ${status}`,
      );
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(await tables()).toEqual(before);
});

test('bodies with prototype keys change no prototype', async () => {
  const client = await sandbox.logIn('demo-level2');
  const routes = (await readRoutes(sandbox.running)).filter(({ body }) => body !== null);
  for (const route of routes.filter(isCalm)) {
    for (const source of proto) {
      const response = await sandbox.api.inject({
        method: route.method,
        url: addressOf(route, client.uid),
        headers: { authorization: `Bearer ${client.tokens.access}`, 'content-type': 'application/json' },
        payload: source,
      });
      expect([route.path, source, response.statusCode < 500]).toEqual([route.path, source, true]);
    }
  }
  expect(Object.prototype).not.toHaveProperty('polluted');
  expect((await client.get('/customers/{uid}')).status).toBe(200);
});
