import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, type S3Client } from '@aws-sdk/client-s3';
import { BucketStorage } from '../../release/storage/bucket-storage';
import { FolderStorage } from '../../release/storage/folder-storage';
import type { Storage } from '../../release/storage/storage';
import { bucketClient, startBucketServer } from './bucket-server';

/** Empty stores of both kinds and temporary folders, for the tests of one file; all is deleted after them. */
export function useStores() {
  const folders: string[] = [];
  const temporary = () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-release-'));
    folders.push(folder);
    return folder;
  };
  let server: Awaited<ReturnType<typeof startBucketServer>>;
  let client: S3Client;
  let buckets = 0;
  beforeAll(async () => {
    server = await startBucketServer(temporary());
    client = bucketClient(server.endpoint);
  });
  afterAll(async () => {
    client.destroy();
    await server.stop();
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  });
  const stores: [string, () => Promise<Storage>][] = [
    ['a folder', () => Promise.resolve(new FolderStorage(temporary()))],
    [
      'a bucket',
      async () => {
        const Bucket = `releases-${(buckets += 1)}`;
        await client.send(new CreateBucketCommand({ Bucket }));
        return new BucketStorage(client, Bucket, 'member-rewards');
      },
    ],
  ];
  /** Variables that lead to the service of these buckets. */
  const endpoint = () => ({ MRW_S3_ENDPOINT: server.endpoint });
  return { stores, temporary, endpoint };
}
