import { defineStrings } from '@mrw/shared-contracts';

export const shareStrings = defineStrings('ui.share', {
  share: { en: 'Share', 'zh-Hant': '分享', 'zh-Hans': '分享' },
  copy: { en: 'Copy link', 'zh-Hant': '複製連結', 'zh-Hans': '复制链接' },
  copied: { en: 'Copied', 'zh-Hant': '已複製', 'zh-Hans': '已复制' },
  failed: {
    en: 'The link could not be copied. Copy it here:',
    'zh-Hant': '未能複製連結，請在此複製：',
    'zh-Hans': '无法复制链接，请在此复制：',
  },
});
