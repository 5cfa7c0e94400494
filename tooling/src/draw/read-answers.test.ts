/** @jest-environment node */
import { hashOf } from './make-view';
import { answersChecker, conditionalReads } from './read-answers';

const init = { signal: new AbortController().signal };

test('an answer with a tag is asked for by it, and an unchanged one is not sent again', async () => {
  const send = jest.fn((_: string, { headers }: { headers: Record<string, string> }) =>
    Promise.resolve(
      headers['If-None-Match'] === '"1"'
        ? new Response(null, { status: 304 })
        : new Response('[1]', { headers: { etag: '"1"', link: '<x>; rel="next"' } }),
    ),
  );
  const read = conditionalReads(send as unknown as typeof fetch);
  await read('https://api.test/a', init);
  const again = await read('https://api.test/a', init);
  expect(again.headers.get('link')).toBe('<x>; rel="next"');
  await expect(again.json()).resolves.toEqual([1]);
  expect(send.mock.calls.map(([, { headers }]) => headers['If-None-Match'])).toEqual([undefined, '"1"']);
});

test('a page is unchanged when every answer is; many pages with the same answer read it once', async () => {
  const read = jest.fn((url: string) => Promise.resolve(new Response(url.endsWith('/a') ? '"a"' : '"new"')));
  const isUnchanged = answersChecker(read);
  const a = { 'https://api.test/a': hashOf('a') };
  await expect(isUnchanged(a, 'en')).resolves.toBe(true);
  await expect(isUnchanged({ ...a, 'https://api.test/b': hashOf('old') }, 'en')).resolves.toBe(false);
  expect(read).toHaveBeenCalledTimes(2);
});

test('an API that does not answer leaves nothing unchanged', async () => {
  const isUnchanged = answersChecker(() => Promise.reject(new Error('off')));
  await expect(isUnchanged({ 'https://api.test/a': 'x' }, 'en')).resolves.toBe(false);
});
