/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { DrawnPage } from './draw-page';
import { mostOfAnswers, mostOfView } from './limits';
import { makeView } from './make-view';

/** Text that does not get smaller when it is compressed: six bits in each character. */
function noise(kilobytes: number, seed = ''): string {
  let text = '';
  for (let at = 0; text.length * 0.75 < kilobytes * 1_024; at += 1)
    text += createHash('sha512').update(`${seed}${at}`).digest('base64url');
  return text;
}

const answer = (name: string, kilobytes: number) => ({
  url: `https://api.test/${name}`,
  at: Date.now(),
  status: 200,
  body: { name, text: noise(kilobytes, name) },
});

const viewOf = (page: Partial<DrawnPage>) =>
  makeView(
    { title: '', head: [], styles: '', markup: '', answers: [], remotes: [], ...page },
    { address: '/home', language: 'en', items: '', versions: { shell: '1.0.0' } },
  );

const urls = ({ answers }: { answers: readonly { url: string }[] }) =>
  answers.map(({ url }) => url.replace('https://api.test/', ''));

test('the first answers are kept as far as they fit; what was read is known of all of them', () => {
  const answers = [answer('a', 3), answer('b', 3), answer('c', 6), answer('d', 1)];
  const view = viewOf({ answers });
  expect(mostOfAnswers).toBe(8);
  expect(urls(view)).toEqual(['a', 'b']);
  expect(Object.keys(view.sources)).toHaveLength(4);
});

test('an answer that came twice is kept once', () => {
  expect(urls(viewOf({ answers: [answer('a', 1), answer('a', 1)] }))).toEqual(['a']);
});

test('a page that is nearly too big keeps its styles and its markup and drops its answers', () => {
  const styles = noise(mostOfView / 2, 'styles');
  const markup = noise(mostOfView / 2 - 2, 'markup');
  const view = viewOf({ styles, markup, answers: [answer('small', 1), answer('large', 4)] });
  expect(view).toMatchObject({ styles, markup });
  expect(urls(view)).toEqual(['small']);
  expect(Object.keys(view.sources)).toHaveLength(2);
});

test('a page that is too big without any answer is refused', () => {
  expect(() => viewOf({ markup: noise(mostOfView + 1) })).toThrow(/^too big: 4\d kB$/);
});
