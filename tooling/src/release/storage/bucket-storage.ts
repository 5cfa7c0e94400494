import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import path from 'node:path';
import { contentTypeOf } from '../content-types';
import {
  checkedKey,
  StorageConflict,
  type FileKind,
  type Storage,
  type StoredFile,
  type WriteCondition,
} from './storage';

const cacheControl: Readonly<Record<FileKind, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  pointer: 'no-store',
};

/** Releases in a bucket of any S3-compatible service with conditional writes. */
export class BucketStorage implements Storage {
  readonly place: string;

  /**
   * @param bucket name of the bucket
   * @param prefix folder in it; empty for the whole bucket
   */
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly prefix: string,
  ) {
    this.place = `s3://${bucket}/${prefix}`;
  }

  async read(key: string): Promise<StoredFile | null> {
    try {
      const answer = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key: this.keyOf(key) }),
      );
      const content = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
      return { content, tag: answer.ETag ?? '', writtenAt: answer.LastModified ?? new Date() };
    } catch (error) {
      if (statusOf(error) === 404 && !isWithoutBucket(error)) return null;
      throw error;
    }
  }

  async write(key: string, content: Buffer, kind: FileKind, condition: WriteCondition): Promise<void> {
    const { type, encoding } = contentTypeOf(key);
    try {
      await this.client.send(
        new PutObjectCommand({
          Bucket: this.bucket,
          Key: this.keyOf(key),
          Body: content,
          ContentType: type,
          CacheControl: cacheControl[kind],
          ...(encoding ? { ContentEncoding: encoding } : {}),
          ...(condition.kind === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: condition.tag }),
        }),
      );
    } catch (error) {
      // 412: the condition does not hold. 409: another conditional write was faster.
      if ([409, 412].includes(statusOf(error) ?? 0)) throw new StorageConflict(key);
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: this.keyOf(key) }));
  }

  async folders(key: string): Promise<string[]> {
    const { folders } = await this.list(key);
    return folders;
  }

  async files(key: string): Promise<string[]> {
    const { files } = await this.list(key);
    return files;
  }

  private async list(key: string) {
    const folders: string[] = [];
    const files: string[] = [];
    const folder = `${this.keyOf(key)}/`;
    let next: string | undefined;
    do {
      const answer = await this.client.send(
        new ListObjectsV2Command({
          Bucket: this.bucket,
          Prefix: folder,
          Delimiter: '/',
          ...(next ? { ContinuationToken: next } : {}),
        }),
      );
      for (const { Prefix = '' } of answer.CommonPrefixes ?? []) folders.push(path.posix.basename(Prefix));
      for (const { Key = '' } of answer.Contents ?? []) files.push(path.posix.basename(Key));
      next = answer.NextContinuationToken;
    } while (next);
    return { folders, files };
  }

  private keyOf(key: string): string {
    return path.posix.join(this.prefix, checkedKey(key)).replace(/^\.?\/?/, '');
  }
}

const isWithoutBucket = (error: unknown) =>
  error instanceof S3ServiceException && error.name === 'NoSuchBucket';

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
