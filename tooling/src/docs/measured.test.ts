/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { benchHash } from '../bench/bench-results';
import { productHash } from '../build/product-sources';
import { root } from '../root';
import { changedSince, lastDrawn, measuredHash } from '../test/measured';

// After the first change of the sources since a run, the document gets the sentence; the next run takes it away.
test.each([
  ['docs/accessibility.md', productHash],
  ['docs/gallery.md', productHash],
  ['docs/lighthouse.md', productHash],
  ['docs/performance.md', benchHash],
])('%s says whether its results are of other sources than those of today', (file, hashNow) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const isCurrent = measuredHash(text) === hashNow();
  expect(isCurrent ? changedSince : text).toContain(changedSince);
});

test('a document without a hash is not about the sources of today', () => {
  expect([measuredHash('Sources: `ab12`.'), measuredHash('Last run: 2026-11-23.')]).toEqual(['ab12', null]);
});

test('a new picture takes the place of the one before in its document', () => {
  const text = fs.readFileSync(path.join(root, 'docs/gallery.md'), 'utf8');
  const drawn = lastDrawn(text, '2027-01-02', 'ab12');
  expect([measuredHash(drawn), drawn.includes(changedSince)]).toEqual(['ab12', false]);
});
