import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.header', {
  skip: { en: 'Skip to content', 'zh-Hant': '跳到內容', 'zh-Hans': '跳到内容' },
  openMenu: { en: 'Menu', 'zh-Hant': '選單', 'zh-Hans': '菜单' },
  back: { en: 'Back', 'zh-Hant': '返回', 'zh-Hans': '返回' },
});
