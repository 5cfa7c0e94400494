/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { bucketClient, startBucketServer } from './bucket-server';

test('a read during a write gets a whole file, with its own tag', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mrw-bucket-'));
  const server = await startBucketServer(folder);
  const client = bucketClient(server.endpoint);
  const file = { Bucket: 'releases', Key: 'state.json' };
  const write = (letter: string, length: number) =>
    client.send(new PutObjectCommand({ ...file, Body: letter.repeat(length) }));
  const read = async () => {
    const { Body, ETag } = await client.send(new GetObjectCommand(file));
    const text = (await Body?.transformToString()) ?? '';
    return `${text[0]} ${text.length} ${ETag}`;
  };
  try {
    await client.send(new CreateBucketCommand({ Bucket: file.Bucket }));
    await write('b', 200_000);
    const second = await read();
    await write('a', 300_000);
    const first = await read();
    const seen = new Set<string>();
    const look = async () => seen.add(await read());
    await Promise.all(
      Array.from({ length: 20 }, () => [
        write('b', 200_000),
        look(),
        look(),
        write('a', 300_000),
        look(),
      ]).flat(),
    );
    expect([first, second]).toEqual(expect.arrayContaining([...seen]));
  } finally {
    client.destroy();
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
