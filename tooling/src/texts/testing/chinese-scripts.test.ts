import { strangersIn } from './chinese-scripts';

test.each([
  ['我們的优惠券', 'zh-Hant', ['优']],
  ['我们的優惠券', 'zh-Hans', ['優']],
  ['皇后大道中，十里，干諾道，雲吞', 'zh-Hant', []],
  ['这里、里面、以后、面条、台湾', 'zh-Hans', []],
  ['裏面為甚麼，着重', 'zh-Hant', []],
  ['Points 積分 Points', 'zh-Hant', []],
] as const)('%s as %s: strange are %j', (text, script, strange) => {
  expect(strangersIn(text, script)).toEqual(strange);
});
