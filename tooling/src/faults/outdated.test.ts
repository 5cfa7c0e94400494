/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { faultState } from './fault-state';
import { outdatedHeading } from './fault-table';

// After a change of sources: `npm run faults -- table` writes what is outdated, `-- mutations <file>` measures anew.
test('docs/faults.md says of every result whether it is of other sources than those of today', () => {
  const [, section = ''] = fs.readFileSync(path.join(root, 'docs/faults.md'), 'utf8').split(outdatedHeading);
  const listed = (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
  expect(faultState().outdated.filter((file) => !listed.includes(file))).toEqual([]);
});
