import { FolderStorage } from './folder-storage';
import type { Storage } from './storage';

/**
 * Opens the place where releases are kept.
 *
 * @param place a folder, or `s3://bucket/prefix`; `MRW_S3_ENDPOINT` names another service than the usual one, and
 *   credentials and region come from the usual variables of the service
 */
export async function openStorage(place: string, env: NodeJS.ProcessEnv): Promise<Storage> {
  const bucket = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place);
  if (!bucket) return new FolderStorage(place);
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
  return new BucketStorage(client, bucket[1] ?? '', bucket[2] ?? '');
}
