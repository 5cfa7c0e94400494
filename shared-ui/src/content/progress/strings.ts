import { defineStrings } from '@mrw/shared-contracts';

export const progressStrings = defineStrings('ui.progress', {
  updating: { en: 'Updating', 'zh-Hant': '更新中', 'zh-Hans': '更新中' },
});
