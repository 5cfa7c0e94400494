import fs from 'node:fs';
import path from 'node:path';
import { layout } from '@mrw/shared-contracts/constants';

const style = fs.readFileSync(path.join(__dirname, 'stamp-card.module.css'), 'utf8');

test('O-112 has 3 stamps in a row, and 4 from 769 px', () => {
  const [narrow = '', wide = ''] = style.split(`@media (min-width: ${layout.narrowBelow}px)`);
  expect(narrow).toContain(`repeat(${layout.stampsPerRow.narrow},`);
  expect(wide).toContain(`repeat(${layout.stampsPerRow.wide},`);
});
