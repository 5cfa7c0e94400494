import fs from 'node:fs';
import path from 'node:path';
import { layout } from '@mrw/shared-contracts/constants';

const tokens = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

test.each([
  ['--header', layout.headerHeight],
  ['--banner', layout.openAppBannerHeight],
])('%s is as high as §9 says', (name, pixels) => {
  expect(tokens).toContain(`${name}: ${pixels}px;`);
});
