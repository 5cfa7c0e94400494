import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { uploadedFile } from '@mrw/shared-contracts/api/claims';
import sharp from 'sharp';
import { useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const megabyte = 1024 * 1024;
const draw = (width = 8, height = 8) => sharp({ create: { width, height, channels: 3, background: '#0a7' } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';

type Part = { name: string; bytes: Buffer | string; field?: string };

const partText = ({ name, bytes, field = 'file' }: Part): Buffer =>
  Buffer.concat([
    Buffer.from(`--cut\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n`),
    Buffer.from('Content-Type: image/png\r\n\r\n'),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);

async function post(payload: Buffer, headers: Record<string, string> = {}) {
  const client = await sandbox.logIn('demo-level2');
  return sandbox.api.inject({
    method: 'POST',
    url: '/customer-app/files',
    headers: {
      authorization: `Bearer ${client.tokens.access}`,
      'content-type': 'multipart/form-data; boundary=cut',
      ...headers,
    },
    payload,
  });
}

const upload = (...parts: Part[]) =>
  post(Buffer.concat([...parts.map(partText), Buffer.from('--cut--\r\n')]));

/** A PNG chunk. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])));
  return Buffer.concat([length, Buffer.from(type), data, checksum]);
}

/** Claims 20,000 × 20,000 pixels in a few bytes. */
function pixelFlood(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(99)))]);
}

const tooManyFields = (): Part[] =>
  Array.from({ length: 1_000 }, (_, index) => ({ name: 'x.png', bytes: 'x', field: `f${index}` }));

test.each<[string, () => Promise<Part[]>, number[]]>([
  ['0 B file', async () => [{ name: 'a.png', bytes: '' }], [400]],
  ['1 B over the limit', async () => [{ name: 'a.png', bytes: Buffer.alloc(10 * megabyte + 1, 7) }], [413]],
  ['svg with script named a.png', async () => [{ name: 'a.png', bytes: svg }], [400]],
  ['GIF89a polyglot js', async () => [{ name: 'a.gif', bytes: 'GIF89a=1;alert(1)//' }], [400]],
  ['20000x20000 png (pixel flood, <100 KB)', async () => [{ name: 'a.png', bytes: pixelFlood() }], [400]],
  [
    'two files in one field',
    async () => [
      { name: 'a.png', bytes: svg },
      { name: 'b.png', bytes: svg },
    ],
    [400, 413],
  ],
  ['1000 form fields', async () => tooManyFields(), [400, 413]],
])('an upload is refused: %s', async (_name, parts, statuses) => {
  const stored = () => readdir(join(sandbox.running.context.dataFolder, 'claims'));
  const before = await stored();
  const { statusCode, body } = await upload(...(await parts()));
  expect(statuses).toContain(statusCode);
  expect(body).toMatch(/^\{"(detail|file)":/);
  expect(await stored()).toEqual(before);
});

test.each([
  ['no boundary', 'multipart/form-data', '--cut--'],
  ['another boundary', 'multipart/form-data; boundary=other', '--cut--'],
  ['no end', 'multipart/form-data; boundary=cut', '\r\n'],
])('a form with %s is the fault of its sender', async (_name, type, end) => {
  const file = partText({ name: 'a.png', bytes: await draw().png().toBuffer() });
  const answer = await post(Buffer.concat([file, Buffer.from(end)]), { 'content-type': type });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ detail: 'Bad request.' });
});

test.each<[string, string]>([
  ['name ../../x.png', '../../x.png'],
  ['name 300 chars', `${'n'.repeat(300)}.png`],
  ['double extension a.jpg.exe', 'a.jpg.exe'],
])('an upload is stored under a name of our own: %s', async (_name, name) => {
  const answer = await upload({ name, bytes: await draw().png().toBuffer() });
  expect(uploadedFile.parse(answer.json()).file).toMatch(/\/media\/claims\/[\da-f-]{36}\.png$/);
});

test('what is stored is drawn anew: nothing but pixels, no place, no foreign text', async () => {
  const withPlace = await draw(40, 20)
    .withExif({ IFD0: { ImageDescription: '<?php evil' }, IFD3: { GPSLatitude: '22/1 17/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(withPlace).metadata()).exif).toBeDefined();
  const php = Buffer.concat([await draw().png().toBuffer(), Buffer.from('<?php evil')]);
  for (const bytes of [withPlace, php]) {
    const { file } = uploadedFile.parse((await upload({ name: 'photo.jpg', bytes })).json());
    const stored = await sandbox.api.inject({ url: new URL(file).pathname });
    expect(stored.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined();
    expect(stored.rawPayload.includes('php')).toBe(false);
  }
});

test.each([
  ['truncated jpeg', async () => (await draw(600, 600).jpeg().toBuffer()).subarray(0, 400)],
  ['nothing after the first bytes', async () => Buffer.from([0xff, 0xd8, 0xff])],
])('a damaged picture is refused or drawn, never a failure: %s', async (_name, bytes) => {
  expect([200, 400]).toContain((await upload({ name: 'a.jpg', bytes: await bytes() })).statusCode);
});

test('a text of 50 MB in a few bytes of a PNG is not unpacked into what is stored', async () => {
  const picture = await draw().png().toBuffer();
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50 * megabyte, 'x'))]);
  // After the header of the picture: 8 bytes of signature and 25 of IHDR.
  const bytes = Buffer.concat([picture.subarray(0, 33), chunk('zTXt', text), picture.subarray(33)]);
  expect(bytes.length).toBeLessThan(100_000);
  const answer = await upload({ name: 'text.png', bytes });
  expect([200, 400]).toContain(answer.statusCode);
  const folder = join(sandbox.running.context.dataFolder, 'claims');
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
  expect(Math.max(0, ...(await Promise.all(sizes)))).toBeLessThan(100_000);
});

test.each([
  ['a large picture', 5_000, 2_000, 4_096, 1_638],
  ['a tall receipt', 1_080, 12_000, 1_000, 11_111],
])('%s of %i × %i is kept as %i × %i', async (_, width, height, keptWidth, keptHeight) => {
  const answer = await upload({ name: 'a.png', bytes: await draw(width, height).png().toBuffer() });
  const stored = await sandbox.api.inject({ url: new URL(uploadedFile.parse(answer.json()).file).pathname });
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: keptWidth, height: keptHeight });
});

test('the same file twice at once is stored twice', async () => {
  const bytes = await draw().png().toBuffer();
  const answers = await Promise.all([upload({ name: 'a.png', bytes }), upload({ name: 'a.png', bytes })]);
  expect(new Set(answers.map((answer) => uploadedFile.parse(answer.json()).file)).size).toBe(2);
});
