import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { formatFor, widthFor } from './negotiation';
import { readDrawing, renderMedia } from './render';
import { mediaRoutes } from './routes';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*;q=0.8', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['*/*', 'jpeg'],
  [undefined, 'jpeg'],
])('Accept %p chooses %s', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});

test.each([
  ['320', 320],
  ['500', 640],
  ['780', 800],
  ['1280', 1280],
  ['9000', 1280],
  ['x', 640],
  [undefined, 640],
])('w=%p gives %i pixels', (wanted, width) => {
  expect(widthFor(wanted)).toBe(width);
});

test('photos of one offer differ, also between languages', async () => {
  const photos = [1, 2, 3].flatMap((photo) => [
    `campaigns/101-${photo}.jpg`,
    `campaigns/101-zh-${photo}.jpg`,
  ]);
  const drawings = await Promise.all(photos.map((path) => readDrawing(path, 640)));
  expect(drawings).not.toContain(null);
  expect(new Set(drawings).size).toBe(6);
});

test.each([
  ['campaigns/101-1.jpg', '320', '200'],
  ['stores/1-1.jpg', '320', '240'],
  ['banners/1.jpg', '1280', '549'],
  ['receipts/3001-slip.jpg', '640', '853'],
  ['stamps/slot.png', '320', '320'],
])('%s is drawn %s wide and %s high', async (path, width, height) => {
  const drawing = await readDrawing(path, Number(width));
  expect(drawing).toContain(`<svg width="${width}" height="${height}" `);
});

test.each(['campaigns/999-1.jpg', 'campaigns/101-7.jpg', '../secret.jpg', 'brands/13.jpg', 'banners/8.jpg'])(
  '%s is no picture',
  async (path) => {
    expect(await readDrawing(path, 640)).toBeNull();
  },
);

test('equal requests share one rendering and one cached file', async () => {
  const cacheDir = join(folder, 'shared');
  const options = { width: 320, format: 'webp', cacheDir } as const;
  const [one, two] = await Promise.all([1, 2].map(() => renderMedia('campaigns/101-1.jpg', options)));
  expect(one?.body).toBe(two?.body);
  expect(await readdir(cacheDir)).toHaveLength(1);
});

describe('GET /media/*', () => {
  const app = Fastify();
  let base = '';
  beforeAll(async () => {
    await writeFile(join(folder, 'abc.png'), 'uploaded');
    await app.register(mediaRoutes, { cacheDir: join(folder, 'cache'), uploadsDir: folder });
    app.get('/offers', async () => [
      { id: '101', cover: 'campaigns/101-1.jpg', photos: ['stamps/slot.png'] },
    ]);
    base = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  test('answers the wanted format, and 304 to a known version', async () => {
    const picture = `${base}/media/brands/1.jpg?w=320`;
    const first = await fetch(picture, { headers: { accept: 'image/avif' } });
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/avif');
    expect(first.headers.get('vary')).toContain('Accept');
    expect(first.headers.get('content-disposition')).toBeNull();
    expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(500);
    const again = await fetch(picture, {
      headers: { accept: 'image/avif', 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('answers of other routes name pictures by address', async () => {
    const answer: unknown = await (await fetch(`${base}/offers`)).json();
    expect(answer).toEqual([
      { id: '101', cover: `${base}/media/campaigns/101-1.jpg`, photos: [`${base}/media/stamps/slot.png`] },
    ]);
  });

  test('serves uploads and nothing outside their folder', async () => {
    const upload = await fetch(`${base}/media/claims/abc.png`);
    expect(upload.headers.get('content-type')).toBe('image/png');
    expect(await upload.text()).toBe('uploaded');
    expect(upload.headers.get('x-content-type-options')).toBe('nosniff');
    expect(upload.headers.get('content-disposition')).toBe('attachment');
    for (const path of ['claims/none.png', 'claims/..%2fabc.png', 'unknown.jpg']) {
      expect((await fetch(`${base}/media/${path}`)).status).toBe(404);
    }
  });
});
