import { defineStrings } from '@mrw/shared-contracts';

export const copyStrings = defineStrings('ui.copy', {
  copied: { en: 'Copied', 'zh-Hant': '已複製', 'zh-Hans': '已复制' },
  notCopied: {
    en: 'Could not copy. Press and hold the text to copy it.',
    'zh-Hant': '未能複製，請長按文字以複製。',
    'zh-Hans': '无法复制，请长按文字以复制。',
  },
});
