import { randomUUID } from 'node:crypto';
import { startNginx } from './tools/testing/api-process';
import { openEvents } from './tools/testing/event-reader';
import { buy, startSeveral } from './tools/testing/several-processes';
import { until } from './tools/testing/until';

jest.setTimeout(120_000);

const server = process.env['TEST_DATABASE_URL'];
const unavailable = { status: 503, retryAfter: '2', detail: 'Service temporarily unavailable.' };
// Several processes need PostgreSQL: the embedded database belongs to one.
const onPostgres = server === undefined ? describe.skip : describe;

onPostgres('two API processes on one PostgreSQL, as docs/guides/operating.md starts them', () => {
  let running: Awaited<ReturnType<typeof startSeveral>>;
  const members: Awaited<ReturnType<typeof running.logIn>>[] = [];
  let [a, b] = ['', ''];

  beforeAll(async () => {
    running = await startSeveral(server ?? '');
    [a = '', b = ''] = running.origins;
    await running.db.query(
      `INSERT INTO point_ledger (id, member_id, kind, points, remaining, source, created_at)
       SELECT 900000 + id, id, 'EARN', 1000000, 1000000, 'TEST', now() FROM members`,
    );
    const { rows } = await running.db.query<{ id: number }>(
      'SELECT id FROM members WHERE deleted_at IS NULL AND NOT is_forced_inactive ORDER BY id LIMIT 20',
    );
    for (const { id } of rows) members.push(await running.logIn(id));
  });
  // What one test left killed is not the fault of the next one.
  beforeEach(() => running.startEnded());
  afterAll(() => running.stop());

  const newKeys = (times: number) => Array.from({ length: times }, () => randomUUID());
  const buyAll = (origin: string, keys: readonly string[], signal?: AbortSignal) =>
    Promise.all(
      keys.map((key, index) =>
        buy(origin, members[index % members.length] ?? { uid: '', access: '' }, key, signal).catch(
          () => null,
        ),
      ),
    );
  const bought = () =>
    running.number(
      "SELECT count(*) FROM coupons WHERE campaign_id = 118 AND date_of_purchase > now() - INTERVAL '1 day'",
    );
  /** How many transactions of the processes wait for a row. */
  const waiting = async () => {
    // The transaction of `lock` would go on to see only the connections that it saw first.
    await running.db.query('SELECT pg_stat_clear_snapshot()');
    return running.number(
      `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
  };
  const untilWaiting = (number: number) =>
    until(`${number} transactions that wait`, async () => (await waiting()) === number);
  const untilBought = (number: number) =>
    until(`${number} coupons that are bought`, async () => (await bought()) >= number);
  /** Until `unlock` no purchase gets past the row of its member. */
  const lock = () => running.db.query('BEGIN; SELECT 1 FROM members FOR UPDATE');
  const unlock = () => running.db.query('COMMIT');
  /** Each key has bought once, and each of its answers names that purchase. */
  const expectOnce = async (
    before: number,
    keys: readonly string[],
    ...answers: Awaited<ReturnType<typeof buyAll>>[]
  ) => {
    const ids = answers.map((given) => given.map((answer) => answer?.id));
    expect(new Set(answers.flat().map((answer) => answer?.status))).toEqual(new Set([201]));
    for (const given of ids) expect(given).toEqual(ids[0]);
    expect(new Set(ids[0]).size).toBe(keys.length);
    expect((await bought()) - before).toBe(keys.length);
  };
  /** Repeats calls with their keys until the database is back. */
  const buyUntilAnswered = async (origin: string, keys: readonly string[]) => {
    let answers: Awaited<ReturnType<typeof buyAll>> = [];
    await until('an answer of each call that is no 503', async () => {
      answers = await buyAll(origin, keys);
      return answers.every((answer) => answer?.status !== 503);
    });
    return answers;
  };

  test('both come up on an empty database, and the demo data are there once', async () => {
    expect(running.isAlive()).toBe(true);
    for (const origin of [a, b]) expect(await (await fetch(`${origin}/levels`)).json()).toHaveLength(4);
  });

  test('Q-199 a key used on both at once buys once', async () => {
    const [before, keys] = [await bought(), newKeys(60)];
    await expectOnce(before, keys, ...(await Promise.all([buyAll(a, keys), buyAll(b, keys)])));
  });

  test('Q-199 a key repeated on the other process waits for the call under way, also when its caller has gone', async () => {
    const [before, keys, gone] = [await bought(), newKeys(20), new AbortController()];
    await lock();
    const first = buyAll(a, keys, gone.signal);
    await untilWaiting(keys.length);
    const repeated = buyAll(b, keys);
    await untilWaiting(2 * keys.length);
    gone.abort();
    expect((await first).filter((answer) => answer !== null)).toEqual([]);
    await unlock();
    await expectOnce(before, keys, await repeated, await buyAll(a, keys));
  });

  /** Kills the first process with 60 calls under way. @returns their keys */
  const killMeanwhile = async (before: number) => {
    const keys = newKeys(60);
    const first = buyAll(a, keys);
    await untilBought(before + 20);
    await running.kill(0);
    await first;
    return keys;
  };

  test('Q-199 60 keys under way in a process that is killed buy once when repeated by nginx, which leaves it out', async () => {
    const before = await bought();
    const keys = await killMeanwhile(before);
    const nginx = await startNginx(running.folder, running.apiPort, running.upstream);
    const origin = `http://127.0.0.1:${running.apiPort}`;
    await expectOnce(before, keys, await buyAll(origin, keys), await buyAll(b, keys));
    await running.startAgain(0);
    await expectOnce(before, keys, await buyAll(origin, keys), await buyAll(a, keys));
    await nginx.stop();
  });

  test('Q-199 60 keys under way in a process that is killed buy once when it is started again', async () => {
    const before = await bought();
    const keys = await killMeanwhile(before);
    await running.startAgain(0);
    await expectOnce(before, keys, await buyAll(a, keys), await buyAll(b, keys));
  });

  test('Q-199 60 keys under way while PostgreSQL closes every connection buy once, and both processes live on', async () => {
    const [before, keys] = [await bought(), newKeys(60)];
    const first = buyAll(a, keys);
    await untilBought(before + 20);
    await running.closeConnections();
    const failed = (await first).filter((answer) => answer?.status !== 201);
    expect(failed.length).toBeGreaterThan(0);
    for (const answer of failed) expect(answer).toEqual(unavailable);
    await expectOnce(before, keys, await buyUntilAnswered(b, keys), await buyUntilAnswered(a, keys));
    expect(running.isAlive()).toBe(true);
  });

  test('a database that is away is 503, no refusal of a token, and is used again once it is back', async () => {
    const [before, keys] = [await bought(), newKeys(40)];
    await running.way.close();
    // More than there are connections: none of them is lost for later.
    for (const origin of [a, b])
      for (const answer of await buyAll(origin, keys)) expect(answer).toEqual(unavailable);
    await running.way.open();
    await expectOnce(before, keys, await buyUntilAnswered(a, keys), await buyUntilAnswered(b, keys));
    expect(running.isAlive()).toBe(true);
  });

  test('of all purchases none is there twice and none is lost, in the ledger too', async () => {
    expect(await bought()).toBe(300);
    const spent = `SELECT -sum(points) AS count FROM point_ledger WHERE kind = 'BURN' AND created_at > now() - INTERVAL '1 day'`;
    expect(await running.number(spent)).toBe(300 * 80);
  });

  test('Q-194 spends on both that began before the lock of their member are done, later ones refused', async () => {
    const [before, member] = [await bought(), members[0] ?? { uid: '', access: '' }];
    const buyOnBoth = (times: number) =>
      newKeys(times).map((key, index) => buy(index % 2 === 0 ? a : b, member, key));
    await lock();
    const early = buyOnBoth(12);
    await untilWaiting(12);
    const locked = fetch(`${b}/customers/${member.uid}/spend_lock`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${member.access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ locked: true }),
    });
    await untilWaiting(13);
    // They wait for the row behind the lock: what one of them had read before would be too old.
    const late = buyOnBoth(12);
    await untilWaiting(25);
    await unlock();
    expect((await locked).status).toBe(200);
    const statusesOf = async (answers: typeof early) =>
      new Set((await Promise.all(answers)).map(({ status }) => status));
    expect(await statusesOf(early)).toEqual(new Set([201]));
    expect(await statusesOf(late)).toEqual(new Set([403]));
    expect(await bought()).toBe(before + 12);
    await running.db.query('UPDATE members SET spending_locked_at = NULL');
    for (const origin of [a, b]) expect((await buy(origin, member, randomUUID())).status).toBe(201);
  });

  /** The pages of a member at both processes, and through nginx. */
  const openAt = (origin: string, lastId: string | null = null) =>
    openEvents(origin, { ...(members[0] ?? { uid: '', access: '' }), lastId });
  type Events = Awaited<ReturnType<typeof openAt>>;
  const addPoints = (origin: string, points: number) =>
    fetch(`${origin}/sandbox/admin/points`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ member: members[0]?.uid, points }),
    });
  const changesOf = ({ told }: Events) => told.flatMap(({ data }) => data['change'] ?? []);
  const hears = async (events: Events, changes: readonly number[]) => {
    await events.until(() => changesOf(events).length >= changes.length);
    expect(changesOf(events)).toEqual(changes);
  };

  test('Q-190 what one process does is heard at the other and through nginx, also after PostgreSQL was away', async () => {
    const nginx = await startNginx(running.folder, running.apiPort, running.upstream);
    const origins = [a, b, `http://127.0.0.1:${running.apiPort}`];
    const all = await Promise.all(origins.map((origin) => openAt(origin)));
    for (const events of all) await events.first('resync');
    expect((await addPoints(b, 1)).status).toBe(200);
    for (const events of all) await hears(events, [1]);
    await running.way.close();
    await running.way.open();
    await until('points that are added', async () => (await addPoints(a, 2)).status === 200);
    for (const events of all) await hears(events, [1, 2]);
    expect(running.isAlive()).toBe(true);
    // The page of a process that is killed goes on at the other one.
    const [first] = all;
    await running.kill(0);
    await first?.ended;
    await addPoints(b, 3);
    const resumed = await openAt(b, first?.told.at(-1)?.id);
    await hears(resumed, [3]);
    await running.startAgain(0);
    for (const events of [...all, resumed]) await events.cut();
    await nginx.stop();
  });

  test('Q-190 a session that ends at one process ends its streams at the other within a second', async () => {
    const client = await running.logIn(Number(members[0]?.uid), b);
    const events = await openEvents(b, client);
    await events.first('resync');
    const began = Date.now();
    await fetch(`${a}/users/${client.uid}/password`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${members[0]?.access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ new_password: 'Another-1234' }),
    });
    await events.ended;
    expect(Date.now() - began).toBeLessThan(1_000);
  });

  test('a reset in one process ends the sessions in both, and both have the new data', async () => {
    const [client] = members;
    const statusOf = async (origin: string, access = '') =>
      (
        await fetch(`${origin}/customers/${client?.uid}`, {
          headers: { authorization: `Bearer ${access}` },
        })
      ).status;
    expect(await statusOf(b, client?.access)).toBe(200);
    expect((await fetch(`${a}/sandbox/reset`, { method: 'POST' })).status).toBe(200);
    expect([await statusOf(a, client?.access), await statusOf(b, client?.access)]).toEqual([401, 401]);
    const { access } = await running.logIn(Number(client?.uid), b);
    expect([await statusOf(a, access), await statusOf(b, access)]).toEqual([200, 200]);
    expect(await bought()).toBe(0);
  });
});
