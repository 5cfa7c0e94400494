import { defineStrings } from '@mrw/shared-contracts';

export const layoutStrings = defineStrings('ui.layout', {
  breadcrumb: { en: 'You are here', 'zh-Hant': '目前位置', 'zh-Hans': '当前位置' },
});
