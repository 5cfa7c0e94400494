import fs from 'node:fs';
import { UsageError } from '../../process/usage-error';
import { FolderStorage } from './folder-storage';
import type { Storage } from './storage';
import { withReasons } from './storage-failure';

const allowed = '--storage names a folder, or s3://bucket/prefix';

/**
 * Opens the place where releases are kept.
 *
 * @param place a folder, or `s3://bucket/prefix`; `MRW_S3_ENDPOINT` names another service than the usual one, and
 *   credentials and region come from the usual variables of the service
 * @throws UsageError for a place that can be neither
 */
export async function openStorage(place: string, env: NodeJS.ProcessEnv): Promise<Storage> {
  const bucket = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place);
  if (!bucket && /^\w\w+:/.test(place)) throw new UsageError(`${place} is no store: ${allowed}.`);
  if (!bucket && fs.statSync(place, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UsageError(`${place} is a file, and no store: ${allowed}.`);
  if (!bucket) return withReasons(new FolderStorage(place), place);
  // Only a release into a bucket needs its client.
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { BucketStorage } = await import('./bucket-storage');
  const endpoint = env['MRW_S3_ENDPOINT'];
  const client = new S3Client({
    region: env['AWS_REGION'] ?? 'ap-east-1',
    // Services other than the original do not support checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  return withReasons(new BucketStorage(client, bucket[1] ?? '', bucket[2] ?? ''), place);
}
