/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { BucketStorage } from '../release/storage/bucket-storage';
import { StorageConflict } from '../release/storage/storage';
import { DrawnStore, type DrawnRecord } from '../serve/site/drawn/drawn-store';
import { deploymentProfileOf } from '../serve/site/profiles';
import { bucketClient, startBucketServer } from '../verify/testing/bucket-server';
import { drawOne, type Work } from './draw-one';
import type { DrawnPage } from './draw-page';
import type { DrawingBrowser } from './drawing-browser';
import type { Task } from './plan';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-drawn-bucket-'));
const bucket = 'drawn';
let server: Awaited<ReturnType<typeof startBucketServer>>;
let client: S3Client;
let store: DrawnStore;

beforeAll(async () => {
  server = await startBucketServer(folder);
  client = bucketClient(server.endpoint);
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  store = new DrawnStore(new BucketStorage(client, bucket, 'member-rewards'), 'production', 'A');
});

afterAll(async () => {
  client.destroy();
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const at = (file: string, language: 'en' | 'zh-Hant' = 'en') => ({ language, file });

const taskFor = (file: string): Task => ({ place: at(file), address: `/${file}`, items: '', step: 'draw' });

/** A job whose browser draws what it is told. */
function job(draws: () => Promise<Partial<DrawnPage>>): Work {
  const addresses = readAddresses({});
  const blank: DrawnPage = { title: '', head: [], styles: '', markup: '', answers: [], remotes: [] };
  const withPage = async () => ({ ...blank, ...(await draws()) });
  return {
    store,
    isUnchanged: () => Promise.resolve(true),
    limit: 20_000,
    browser: { withPage } as unknown as DrawingBrowser,
    site: {
      origin: addresses.shell.origin,
      remotesOrigin: addresses.remotes.origin,
      profile: deploymentProfileOf('A', addresses),
      partners: {},
      manifest: { schema: 1, environment: 'production', salt: '', remotes: {} },
      assets: { main: { scripts: [], integrity: {} }, standalone: { scripts: [], integrity: {} } },
      shellVersion: '1.0.0',
    },
  };
}

test('a drawn page is one object beside the releases, which nothing in between keeps', async () => {
  const markup = '<h1>海港咖啡 &amp; “Tea”</h1>';
  await expect(
    drawOne(
      job(() => Promise.resolve({ markup })),
      taskFor('campaign/101'),
    ),
  ).resolves.toMatchObject({ kind: 'drawn' });
  const { record } = await store.read(at('campaign/101'));
  expect(record.view).toMatchObject({ address: '/campaign/101', markup, versions: { shell: '1.0.0' } });
  expect(record.lease).toBeUndefined();
  const stored = await client.send(
    new HeadObjectCommand({ Bucket: bucket, Key: 'member-rewards/drawn/production/A/en/campaign/101.json' }),
  );
  expect(stored).toMatchObject({ CacheControl: 'no-store', ContentType: expect.stringMatching(/json/) });
});

test('a record is written over the one that was read only', async () => {
  const place = at('storeDetail/1');
  const first = await store.read(place);
  expect(first).toEqual({ record: { schema: 1 }, condition: { kind: 'absent' } });
  const leased = (by: string): DrawnRecord => ({ schema: 1, lease: { by, until: 1 } });
  await store.write(place, { ...first, record: leased('one') });
  await expect(store.write(place, { ...first, record: leased('other') })).rejects.toThrow(StorageConflict);
  const second = await store.read(place);
  expect(second.record).toEqual(leased('one'));
  await store.write(place, { ...second, record: leased('two') });
  await expect(store.write(place, { ...second, record: leased('other') })).rejects.toThrow(StorageConflict);
  expect((await store.read(place)).record).toEqual(leased('two'));
});

test('two jobs at once draw a page of a bucket once', async () => {
  let times = 0;
  const draws = () => {
    times += 1;
    return Promise.resolve({ markup: '<p>a</p>' });
  };
  const outcomes = await Promise.all([
    drawOne(job(draws), taskFor('home')),
    drawOne(job(draws), taskFor('home')),
  ]);
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['drawn', 'left']);
  expect(times).toBe(1);
});

test('the pages of a language are found in every folder, and one that is removed is gone', async () => {
  const places = ['about/store', 'campaign/7', 'campaign/8', 'offer/Food@7'].map((file) =>
    at(file, 'zh-Hant'),
  );
  for (const place of places)
    await store.write(place, { record: { schema: 1 }, condition: { kind: 'absent' } });
  const found = async () => (await store.places('zh-Hant')).map(({ file }) => file).sort();
  await expect(found()).resolves.toEqual(places.map(({ file }) => file));
  await store.remove(at('campaign/7', 'zh-Hant'));
  await expect(found()).resolves.toEqual(['about/store', 'campaign/8', 'offer/Food@7']);
  expect((await store.read(at('campaign/7', 'zh-Hant'))).record).toEqual({ schema: 1 });
});
