import { readAddresses } from '@mrw/shared-contracts/addresses';
import { renderBrowserSupport } from './browser-support-page';
import { deploymentProfileOf } from './profiles';

test('S-065 the advice is there in three languages, without a script', () => {
  const page = renderBrowserSupport(deploymentProfileOf('A', readAddresses({})), 'nonce');
  expect(page).toContain('Please update your browser');
  expect(page).toContain('請更新你的瀏覽器');
  expect(page).toContain('请更新你的浏览器');
  expect(page).toContain(
    '<span lang="en-HK">Harbour Rewards</span> · <span lang="zh-Hant-HK">海港獎賞</span>',
  );
  expect(page.match(/<section lang="([\w-]+)"/g)).toHaveLength(3);
  expect(page).not.toContain('<script');
});
