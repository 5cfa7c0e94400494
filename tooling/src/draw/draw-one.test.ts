/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { FolderStorage } from '../release/storage/folder-storage';
import { DrawnStore } from '../serve/site/drawn/drawn-store';
import { deploymentProfileOf } from '../serve/site/profiles';
import { drawOne, type Work } from './draw-one';
import type { DrawnPage } from './draw-page';
import type { DrawingBrowser } from './drawing-browser';
import { temporaryFolder } from '../process/testing/temporary-folder';

const folder = temporaryFolder('drawn');

const place = { language: 'en' as const, file: 'campaign/101' };
const task = { place, address: '/campaign/101', items: 'i', step: 'draw' as const };
const file = path.join(folder, 'drawn/local/A/en/campaign/101.json');
const store = new DrawnStore(new FolderStorage(folder), 'local', 'A');
const answer = { url: 'https://api.test/campaigns/101', at: Date.now(), status: 200, body: { id: '101' } };

const drawn = (markup: string): DrawnPage => ({
  title: 'Coffee',
  head: [],
  styles: '',
  markup,
  answers: [answer],
  remotes: ['mf-offers'],
});

/** A job whose browser draws what it is told. */
function job(draws: () => Promise<DrawnPage>, isUnchanged = () => Promise.resolve(true)): Work {
  const addresses = readAddresses({});
  return {
    store,
    isUnchanged,
    limit: 20_000,
    browser: { withPage: draws } as unknown as DrawingBrowser,
    site: {
      origin: addresses.shell.origin,
      remotesOrigin: addresses.remotes.origin,
      profile: deploymentProfileOf('A', addresses),
      partners: {},
      manifest: { schema: 1, environment: 'local', salt: '', remotes: {} },
      assets: { main: { scripts: [], integrity: {} }, standalone: { scripts: [], integrity: {} } },
      shellVersion: '1.0.0',
    },
  };
}

beforeEach(() => {
  fs.rmSync(file, { force: true });
  fs.mkdirSync(path.dirname(file), { recursive: true });
});

test('a page is drawn and stored with what it was made from', async () => {
  await expect(
    drawOne(
      job(() => Promise.resolve(drawn('<p>a</p>'))),
      task,
    ),
  ).resolves.toMatchObject({
    kind: 'drawn',
  });
  const { record } = await store.read(place);
  expect(record.lease).toBeUndefined();
  expect(record.view).toMatchObject({
    address: '/campaign/101',
    markup: '<p>a</p>',
    versions: { shell: '1.0.0' },
    items: 'i',
    answers: [answer],
  });
  expect(Object.keys(record.view?.sources ?? {})).toEqual([answer.url]);
  await expect(
    drawOne(
      job(() => Promise.reject(new Error('drawn again'))),
      task,
    ),
  ).resolves.toMatchObject({
    kind: 'left',
  });
});

test('a page that fails has no view any more, and says why', async () => {
  await drawOne(
    job(() => Promise.resolve(drawn('<p>a</p>'))),
    task,
  );
  const failing = job(() => Promise.reject(new Error('the page reports MRW-110 mf-offers\nstack')));
  const outcome = await drawOne(failing, { ...task, items: 'other' });
  expect(outcome.kind).toBe('failed');
  const { record } = await store.read(place);
  expect(record.view).toBeUndefined();
  expect(record.failure?.why).toBe('the page reports MRW-110 mf-offers');
});

test('a page whose answers are the same is renewed without a browser, and drawn when one is not', async () => {
  await drawOne(
    job(() => Promise.resolve(drawn('<p>a</p>'))),
    task,
  );
  const { record } = await store.read(place);
  const old = { ...record.view, checkedAt: Date.now() - 9 * 60_000, until: Date.now() + 60_000 };
  fs.writeFileSync(file, JSON.stringify({ ...record, view: old }));
  const never = () => Promise.reject(new Error('drawn'));
  await expect(drawOne(job(never), task)).resolves.toMatchObject({ kind: 'checked' });
  const renewed = (await store.read(place)).record.view;
  expect(renewed?.until).toBeGreaterThan(Date.now() + 60_000);
  expect(renewed?.drawnAt).toBe(record.view?.drawnAt);
  fs.writeFileSync(file, JSON.stringify({ ...record, view: old }));
  const changed = job(
    () => Promise.resolve(drawn('<p>b</p>')),
    () => Promise.resolve(false),
  );
  await expect(drawOne(changed, task)).resolves.toMatchObject({ kind: 'drawn' });
});

test('a page that another job is at is left to it; a job that died is not waited for', async () => {
  const leased = (until: number) => {
    fs.writeFileSync(file, JSON.stringify({ schema: 1, lease: { by: 'other', until } }));
  };
  leased(Date.now() + 60_000);
  await expect(
    drawOne(
      job(() => Promise.reject(new Error('drawn'))),
      task,
    ),
  ).resolves.toMatchObject({
    kind: 'left',
  });
  leased(Date.now() - 1);
  await expect(
    drawOne(
      job(() => Promise.resolve(drawn(''))),
      task,
    ),
  ).resolves.toMatchObject({ kind: 'drawn' });
});

test('what a slow job has drawn is dropped when another one was faster meanwhile', async () => {
  const slow = job(() => {
    fs.writeFileSync(file, JSON.stringify({ schema: 1, lease: { by: 'other', until: Date.now() + 1_000 } }));
    return Promise.resolve(drawn('<p>old</p>'));
  });
  await expect(drawOne(slow, task)).resolves.toMatchObject({ kind: 'left' });
  expect((await store.read(place)).record.view).toBeUndefined();
});

test('two jobs at once draw a page once', async () => {
  let times = 0;
  const draws = () => {
    times += 1;
    return Promise.resolve(drawn('<p>a</p>'));
  };
  const outcomes = await Promise.all([drawOne(job(draws), task), drawOne(job(draws), task)]);
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['drawn', 'left']);
  expect(times).toBe(1);
});

test.each(['', '{"schema":1,"view":{"markup":"<p>ha', '{"schema":2}', 'null'])(
  'what is no whole record, %j, is none: the page is drawn anew',
  async (text) => {
    fs.writeFileSync(file, text);
    expect((await store.read(place)).record).toEqual({ schema: 1 });
    await expect(
      drawOne(
        job(() => Promise.resolve(drawn(''))),
        task,
      ),
    ).resolves.toMatchObject({ kind: 'drawn' });
  },
);

test('the pages of a language are found with their folders', async () => {
  await drawOne(
    job(() => Promise.resolve(drawn(''))),
    task,
  );
  const home = { language: 'en' as const, file: 'home' };
  await drawOne(
    job(() => Promise.resolve(drawn(''))),
    { ...task, place: home, address: '/home' },
  );
  await expect(store.places('en')).resolves.toEqual([home, place]);
  await expect(store.places('zh-Hant')).resolves.toEqual([]);
});

test('a page that is too big for a document is not kept', async () => {
  const noise = randomBytes(60_000).toString('hex');
  const { kind, record } = await drawOne(
    job(() => Promise.resolve(drawn(noise))),
    task,
  );
  expect(kind).toBe('failed');
  expect(record.failure?.why).toMatch(/^too big: \d+ kB$/);
});
