/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { keptResult, rehearsalPage, rehearsalSources } from './rehearsal-page';

const page = fs.readFileSync(path.join(root, 'docs/rehearsal.md'), 'utf8');
/** Without the spaces that the formatter adds to tables. */
const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim();

test('the page shows the results that are kept, and they are about the releases and the rule of today', () => {
  expect(plain(page)).toBe(plain(rehearsalPage(keptResult())));
  expect(keptResult().sources).toBe(rehearsalSources());
});

test('every bad release was withdrawn or kept out, no good one was, and all visits had their frame', () => {
  const { releases } = keptResult();
  const outcomes = (kind: string) => releases.filter((release) => release.kind === kind);
  expect(outcomes('bad').filter(({ outcome }) => !['kept out', 'withdrawn'].includes(outcome))).toEqual([]);
  expect(outcomes('good').filter(({ outcome }) => outcome !== 'live')).toEqual([]);
  expect([outcomes('bad').length, outcomes('good').length]).toEqual([30, 30]);
  expect(releases.filter(({ framed, panels }) => !framed || panels > 2)).toEqual([]);
});
