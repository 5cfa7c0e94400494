/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { canaryPage, ruleHash } from './canary-page';

const page = fs.readFileSync(path.join(root, 'docs/canary.md'), 'utf8');

test('docs/canary.md is about the rule of today: npm run release -- simulate', () => {
  expect(page).toContain(`Rule ${ruleHash()}.`);
});

test('of the 10,000 good releases in it at most 1 % are withdrawn', () => {
  const [, releases, withdrawn] = /^\| ([\d,]+) +\| (\d+) +\|/m.exec(page) ?? [];
  expect(releases).toBe('10,000');
  expect(Number(withdrawn)).toBeLessThanOrEqual(100);
});

test('the page has a row for each fault and share', () => {
  expect(canaryPage(40).match(/^\| .* (5|25) % \|/gm)).toHaveLength(14);
});
