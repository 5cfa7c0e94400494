import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { DrawnAnswer } from '@mrw/shared-contracts/manifest/drawn-page';
import type { DrawnView } from '../serve/site/drawn/drawn-view';
import type { DrawnPage } from './draw-page';
import { keepOf, mostOfAnswers, mostOfView } from './limits';
import { nextMoment } from './next-moment';

type Facts = Pick<DrawnView, 'address' | 'language' | 'items'> & {
  versions: Readonly<Record<string, string>>;
};

/**
 * What is stored of a page that was drawn. Styles and markup come first: answers get the room that they leave.
 *
 * @throws Error when it is too big for a document
 */
export function makeView(page: DrawnPage, { address, language, items, versions }: Facts): DrawnView {
  const { title, styles, markup, answers, remotes } = page;
  const size = compressed(styles + markup);
  const left = mostOfView * 1_024 - size;
  if (left < 0) throw new Error(`too big: ${Math.ceil(size / 1_024)} kB`);
  const drawnAt = Math.min(Date.now(), ...answers.map(({ at }) => at));
  const moment = nextMoment(
    answers.map(({ body }) => body),
    drawnAt,
  );
  return {
    address,
    language,
    drawnAt,
    checkedAt: drawnAt,
    moment,
    until: Math.min(drawnAt + keepOf(answers.length), moment),
    versions: Object.fromEntries(
      ['shell', ...remotes].flatMap((name) => (versions[name] === undefined ? [] : [[name, versions[name]]])),
    ),
    title,
    head: page.head as DrawnView['head'],
    styles,
    markup,
    answers: fitting(answers, Math.min(left, mostOfAnswers * 1_024)),
    sources: Object.fromEntries(answers.map(({ url, body }) => [url, hashOf(body)])),
    items,
  };
}

/** SHA-256 of a JSON value. */
export const hashOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** The first answers, each once, as far as they fit into so many bytes. */
function fitting(answers: readonly DrawnAnswer[], bytes: number): DrawnAnswer[] {
  const each = [...new Map(answers.map((answer) => [answer.url, answer])).values()];
  let room = bytes;
  return each.filter((answer) => {
    room -= compressed(JSON.stringify(answer));
    return room >= 0;
  });
}

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
