/** @jest-environment node */
import { Deployments } from '../release/deployments';
import { ReleaseStore } from '../release/release-store';
import { FolderStorage } from '../release/storage/folder-storage';
import fs from 'node:fs';
import path from 'node:path';
import { answerOf, type Asked, type Service } from './answers';
import { commandOf, typed } from './commands';
import { html } from './html';
import { createSession } from './session';
import { temporaryFolder } from '../process/testing/temporary-folder';

const folder = temporaryFolder('operators');

const origin = 'http://127.0.0.1:4005';
const session = createSession('the token', 'mrw_operators_4005');
const cookies = session.setCookie(false).split(';')[0];

async function serviceWith(name: string) {
  const storage = new FolderStorage(path.join(folder, name));
  const deployments = new Deployments(storage, 'production');
  await deployments.promote('mf-stores', '1.0.0');
  const run = jest.fn((words: readonly string[]) => Promise.resolve([`did ${words.join(' ')}`]));
  const service: Service = {
    origin,
    session,
    releases: new ReleaseStore(storage),
    deployments,
    records: path.join(folder, 'no-records.json'),
    run,
  };
  const ask = (
    change: Partial<Asked> & { path?: string },
    fields: Record<string, string> = {},
    records = service.records,
  ) =>
    answerOf(
      {
        method: 'GET',
        host: '127.0.0.1:4005',
        originOfForm: undefined,
        cookies,
        form: () => Promise.resolve(new URLSearchParams(fields)),
        ...change,
        url: new URL(change.path ?? '/', origin),
      },
      { ...service, records },
    );
  return { deployments, run, ask };
}

const disabling = (revision: number) => ({
  action: 'disable',
  package: 'mf-stores',
  revision: String(revision),
  token: session.form,
});
const post = { method: 'POST', path: '/act', originOfForm: origin };

test('an action of this page is the command of the same name', async () => {
  const { deployments, run, ask } = await serviceWith('acts');
  const { revision } = await deployments.read();
  expect(await ask(post, disabling(revision))).toMatchObject({ status: 200 });
  expect(run.mock.calls).toEqual([[['disable', 'mf-stores']]]);
});

test.each<[string, Partial<Asked> & { path?: string }, Record<string, string>, number]>([
  ['the Origin of another page', { originOfForm: 'http://127.0.0.1:4004' }, {}, 403],
  ['no Origin', { originOfForm: undefined }, {}, 403],
  ['an Origin that says nothing', { originOfForm: 'null' }, {}, 403],
  ['another name for this address', { host: 'rebound.example:4005' }, {}, 421],
  ['no cookie', { cookies: undefined }, {}, 401],
  ['the cookie of another token', { cookies: 'mrw_operators_4005=guessed' }, {}, 401],
  ['a form without its token', {}, { token: '' }, 401],
  ['the token of the address in the form', {}, { token: 'the token' }, 401],
  ['another method', { method: 'PUT' }, {}, 405],
  ['a revision of before', {}, { revision: '0' }, 409],
  ['a package that is an option', {}, { package: '--storage=/tmp' }, 409],
  ['an action that there is not', {}, { action: 'publish' }, 409],
])('nothing is done with %s', async (name, change, fields, status) => {
  const { deployments, run, ask } = await serviceWith(name);
  const { revision } = await deployments.read();
  const answer = await ask({ ...post, ...change }, { ...disabling(revision), ...fields });
  expect(answer).toMatchObject({ status });
  expect(run).not.toHaveBeenCalled();
});

test('the token of the address becomes a cookie that scripts and other sites do not get', async () => {
  const { ask } = await serviceWith('enters');
  expect(await ask({ path: '/?token=the%20token', cookies: undefined })).toEqual({
    kind: 'home',
    cookie: expect.stringMatching(/^mrw_operators_4005=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/),
  });
  expect(await ask({ path: '/?token=other', cookies: undefined })).toMatchObject({ status: 401 });
});

test('the shell has the visits of every remote, and its own errors only', async () => {
  const { ask, deployments } = await serviceWith('shell');
  await deployments.promote('shell', '1.0.0');
  const row = {
    time: new Date().toISOString(),
    kind: 'error',
    code: 'TypeError',
    from: 'a',
    record: { path: '/' },
  };
  const records = [
    { ...row, visit: 'one', remote: 'mf-stores', version: '1.0.0' },
    { ...row, visit: 'two', remote: null, version: null },
  ];
  fs.writeFileSync(path.join(folder, 'records-shell.json'), JSON.stringify(records));
  const answer = await ask({ path: '/' }, {}, path.join(folder, 'records-shell.json'));
  const text = JSON.stringify(answer);
  expect(text).toContain('1 of 2 visits met an error');
  expect(text).toContain('1 of 1 visits met an error');
});

test('without records the page says why, and shows what is live', async () => {
  const { ask } = await serviceWith('unread');
  const answer = await ask({ path: '/packages/mf-stores' });
  const text = JSON.stringify(answer);
  expect(text).toContain('Records could not be read');
  expect(text).toContain('1.0.0');
  expect(await ask({ path: '/packages/constructor' })).toMatchObject({ status: 404 });
});

test.each<[string, string | null]>([
  ['action=promote&package=mf-stores&version=1.3.0', 'promote mf-stores 1.3.0'],
  ['action=rollout&package=mf-stores&version=1.3.0&percent=5', 'rollout mf-stores 5 1.3.0'],
  [
    'action=plan&package=mf-stores&version=1.3.0&shares=5,100&every=10m',
    'rollout mf-stores 1.3.0 --plan=5,100 --every=10m',
  ],
  ['action=rollback&package=mf-stores', 'rollback mf-stores'],
  ['action=rollback&package=mf-stores&version=1.1.0', 'rollback mf-stores --to=1.1.0'],
  ['action=disable&package=mf-stores&reason=--by=me', 'disable mf-stores --reason=--by=me'],
  ['action=promote&package=mf-stores&version=--by', null],
  ['action=rollout&package=mf-stores&version=1.3.0&percent=200', null],
])('%s is %p', (form, command) => {
  const read = () => commandOf(new URLSearchParams(form)).join(' ');
  if (command === null) expect(read).toThrow();
  else expect(read()).toBe(command);
});

test('a command can be copied into a shell', () => {
  expect(typed(['disable', 'mf-x', "--reason=it's $HOME"])).toBe(
    `npm run release -- disable mf-x '--reason=it'\\''s $HOME'`,
  );
});

test('texts are escaped, in elements and attributes', () => {
  expect(html`<p title="${'"a" & <b>'}">${'<script>'}</p>`.markup).toBe(
    '<p title="&quot;a&quot; &amp; &lt;b>">&lt;script></p>',
  );
});
