/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { useStores } from '../../verify/testing/stores';
import { ReleaseStore } from '../release-store';
import { runRelease } from '../run-release';
import { FolderStorage } from './folder-storage';
import { openStorage } from './open-storage';
import { StorageConflict, type Storage } from './storage';
import { withReasons } from './storage-failure';
import { tryStorage } from './try-storage';

jest.mock('../../compile/webpack/compile', () => ({
  compile: ({ output }: { output: string }) => {
    fs.mkdirSync(path.join(output, 'maps'), { recursive: true });
    fs.writeFileSync(path.join(output, 'maps/app.js.map.gz'), 'm'.repeat(4_000));
    fs.writeFileSync(path.join(output, 'descriptor.json'), '{}');
    return Promise.resolve();
  },
}));

const { stores, temporary, endpoint } = useStores();

const coded = (code: string) => Object.assign(new Error(`${code}: said the system`), { code });
const ofService = (name: string, status: number) =>
  new S3ServiceException({ name, $fault: 'client', message: name, $metadata: { httpStatusCode: status } });

const fails = (error: Error): Storage => {
  const no = () => Promise.reject(error);
  return { place: '/', read: no, write: no, remove: no, folders: no, files: no };
};
const write = (storage: Storage, key = 'mf-stores/1.0.0/app.js') =>
  storage.write(key, Buffer.from('x'), 'immutable', { kind: 'absent' });

test.each([
  [coded('ENOSPC'), 'there is no space left; make room, then'],
  [coded('EDQUOT'), 'there is no space left; make room, then'],
  [coded('EROFS'), 'the disk is read-only; mount it for writing, then'],
  [coded('EACCES'), 'it may not be changed from here; check the rights of this user, then'],
  [coded('ENOTDIR'), 'a file is in the place of a folder; move it away'],
  [coded('ECONNREFUSED'), 'it does not answer; check its address (MRW_S3_ENDPOINT)'],
  [
    Object.assign(new Error('none'), { name: 'CredentialsProviderError' }),
    'there are no credentials; set AWS_ACCESS',
  ],
  [ofService('AccessDenied', 403), 'it refuses these credentials; check them'],
  [ofService('InvalidAccessKeyId', 403), 'it refuses these credentials; check them'],
  [ofService('NoSuchBucket', 404), 'there is no such bucket; create it'],
  [new Error('constructor'), 'constructor; find out why, then'],
])('%p is said with the step, the place and what to do next', async (error, sentence) => {
  const storage = withReasons(fails(error), '/srv/releases');
  const start = (step: string) => new RegExp(`^${step} in /srv/releases failed: `);
  await expect(write(storage)).rejects.toThrow(start('Writing mf-stores/1.0.0/app.js'));
  await expect(storage.read('a/b')).rejects.toThrow(start('Reading a/b'));
  await expect(storage.remove('a/b')).rejects.toThrow(start('Deleting a/b'));
  await expect(storage.files('a')).rejects.toThrow(sentence);
  await expect(storage.folders('a')).rejects.toThrow('run the command again.');
});

test('a conflict is no failure: who reads again can go on', async () => {
  await expect(write(withReasons(fails(new StorageConflict('a')), '/'))).rejects.toThrow(StorageConflict);
});

test.each(['README.md', 'gs://bucket', 's3:/bucket'])('%s is no store', async (place) => {
  await expect(openStorage(place, {})).rejects.toThrow('--storage names a folder, or s3://bucket/prefix.');
});

test('a file in the place of a folder is named, and nothing is left', async () => {
  const folder = temporary();
  fs.writeFileSync(path.join(folder, 'mf-stores'), 'a file');
  const storage = withReasons(new FolderStorage(folder), folder);
  await expect(tryStorage(storage, 'mf-stores/1.0.0', 1)).rejects.toThrow(
    'a file is in the place of a folder',
  );
  expect(fs.readdirSync(folder)).toEqual(['mf-stores']);
});

/** What the client of a bucket reads of a machine, for one test. */
const withKeys = (keys: Readonly<Record<string, string>>) => {
  const nowhere = { AWS_CONFIG_FILE: '/nowhere', AWS_SHARED_CREDENTIALS_FILE: '/nowhere' };
  jest.replaceProperty(process, 'env', { ...nowhere, AWS_EC2_METADATA_DISABLED: 'true', ...keys });
};
afterEach(() => {
  jest.restoreAllMocks();
});

test('a machine without credentials is told so before anything is done', async () => {
  withKeys({});
  const storage = await openStorage('s3://releases/production', endpoint());
  await expect(storage.read('deployments/local.json')).rejects.toThrow(
    /^Reading deployments\/local\.json in s3:\/\/releases\/production failed: there are no credentials; set AWS_/,
  );
});

test('a bucket that there is not is named, also when it is read', async () => {
  withKeys({ AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const storage = await openStorage('s3://no-such-bucket/releases', endpoint());
  await expect(tryStorage(storage, 'mf-stores/1.0.0', 1)).rejects.toThrow('there is no such bucket');
  await expect(storage.read('deployments/local.json')).rejects.toThrow('there is no such bucket');
});

/** A store whose writes fail from one on. */
function failingFrom(storage: Storage, number: number): Storage {
  let count = 0;
  return Object.assign(Object.create(storage) as Storage, {
    write: (...words: Parameters<Storage['write']>) =>
      (count += 1) >= number ? Promise.reject(coded('ENOSPC')) : storage.write(...words),
  });
}

const places = ['mf-stores/1.0.0', 'maps/mf-stores/1.0.0'];

describe.each(stores)('in %s', (_, open) => {
  test('what is tried is not left there', async () => {
    const storage = await open();
    await new ReleaseStore(storage).tryOut('mf-stores', '1.0.0', 1_000);
    for (const place of places) await expect(storage.files(place)).resolves.toEqual([]);
  });

  test.each([1, 2, 3, 4])(
    'a publication that fails at write %i leaves nothing, and can be repeated',
    async (number) => {
      const storage = await open();
      const compiled = temporary();
      fs.mkdirSync(path.join(compiled, 'maps'));
      for (const file of ['maps/app.js.map.gz', 'maps/entry.js.map.gz', 'app.js', 'descriptor.json'])
        fs.writeFileSync(path.join(compiled, file), '{}');
      const releases = new ReleaseStore(failingFrom(storage, number));
      await expect(releases.publish('mf-stores', '1.0.0', compiled)).rejects.toThrow('ENOSPC');
      for (const place of places) await expect(storage.files(place)).resolves.toEqual([]);
      await new ReleaseStore(storage).publish('mf-stores', '1.0.0', compiled);
      await expect(storage.files('maps/mf-stores/1.0.0')).resolves.toHaveLength(2);
    },
  );

  test('what a killed run left is no release, and is not said to be one', async () => {
    const storage = await open();
    await write(storage, 'mf-stores/1.0.0/app.js');
    const compiled = temporary();
    for (const file of ['app.js', 'descriptor.json']) fs.writeFileSync(path.join(compiled, file), '{}');
    const publish = new ReleaseStore(storage).publish('mf-stores', '1.0.0', compiled);
    await expect(publish).rejects.toThrow('is being published, or was by a run that was killed');
    await expect(storage.files('mf-stores/1.0.0')).resolves.toEqual(['app.js']);
  });
});

test('a full disk leaves no part of a file, and no empty folder', async () => {
  const folder = temporary();
  jest.spyOn(fs.promises, 'writeFile').mockImplementationOnce(async (file) => {
    if (typeof file === 'string') fs.writeFileSync(file, 'a part');
    return Promise.reject(coded('ENOSPC'));
  });
  await expect(write(new FolderStorage(folder))).rejects.toThrow('ENOSPC');
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a disk that is read-only is named, although Node says that there is no such folder', async () => {
  jest.spyOn(fs.promises, 'mkdir').mockRejectedValueOnce(coded('ENOENT'));
  jest.spyOn(fs.promises, 'access').mockRejectedValueOnce(coded('EROFS'));
  await expect(write(withReasons(new FolderStorage(temporary()), '/'))).rejects.toThrow(
    'the disk is read-only',
  );
});

test('release publish finds out before the proof that there is no room for what was compiled', async () => {
  const [folder, storage, compiledFolder] = [temporary(), temporary(), temporary()];
  fs.mkdirSync(path.join(folder, 'src'));
  const { writeFile } = fs.promises;
  jest
    .spyOn(fs.promises, 'writeFile')
    .mockImplementation((file, content) =>
      Buffer.isBuffer(content) && content.length > 4_000
        ? Promise.reject(coded('ENOSPC'))
        : writeFile(file, content),
    );
  const checksOf = jest.fn(() => []);
  const place = { checksOf, sourcesOf: () => folder, compiledFolder, storage };
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.0.0" }');
  await expect(runRelease(['publish', 'mf-stores', '--environment=staging'], place)).rejects.toThrow(
    /^Writing mf-stores\/1\.0\.0\/tried-\S+ in \S+ failed: there is no space left; make room, then/,
  );
  expect(checksOf).not.toHaveBeenCalled();
  expect([fs.readdirSync(storage), fs.readdirSync(compiledFolder)]).toEqual([[], []]);
});

test('release publish tries the store before it compiles or proves anything', async () => {
  const [folder, storage] = [temporary(), temporary()];
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.0.0" }');
  fs.writeFileSync(path.join(storage, 'maps'), 'a file');
  const checksOf = jest.fn(() => []);
  const place = { checksOf, sourcesOf: () => folder, compiledFolder: folder, storage };
  await expect(runRelease(['publish', 'mf-stores', '--environment=staging'], place)).rejects.toThrow(
    /^Writing maps\/mf-stores\/1\.0\.0\/tried-\S+ in \S+ failed: a file is in the place of a folder; move it away/,
  );
  expect(checksOf).not.toHaveBeenCalled();
  expect(fs.readdirSync(storage)).toEqual(['maps']);
});
