import { defineStrings } from '@mrw/shared-contracts';

export const shareStrings = defineStrings('stores.share', {
  copied: { en: 'Copied', 'zh-Hant': '已複製', 'zh-Hans': '已复制' },
  failed: {
    en: 'The link could not be copied. Copy it here:',
    'zh-Hant': '未能複製連結，請在此複製：',
    'zh-Hans': '无法复制链接，请在此复制：',
  },
});
