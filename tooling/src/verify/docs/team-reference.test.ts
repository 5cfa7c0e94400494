/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { teamReference } from '../../checks/team-reference/reference';
import { root } from '../../process/root';

// The compiler reads both packages.
jest.setTimeout(240_000);

test('the reference for teams is that of the sources of today, every name has a sentence, and the examples compile', () => {
  const { pages, faults } = teamReference();
  expect(faults).toEqual([]);
  for (const [file, page] of pages) expect(fs.readFileSync(path.join(root, file), 'utf8')).toBe(page);
  expect([...pages.values()].join('').split('```tsx').length - 1).toBeGreaterThanOrEqual(20);
});
