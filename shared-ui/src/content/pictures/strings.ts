import { defineStrings } from '@mrw/shared-contracts';

export const pictureStrings = defineStrings('ui.pictures', {
  pictures: { en: 'Pictures', 'zh-Hant': '圖片', 'zh-Hans': '图片' },
  position: {
    en: '{{number}} of {{total}}',
    'zh-Hant': '第 {{number}} 張，共 {{total}} 張',
    'zh-Hans': '第 {{number}} 张，共 {{total}} 张',
  },
  previous: { en: 'Previous', 'zh-Hant': '上一張', 'zh-Hans': '上一张' },
  next: { en: 'Next', 'zh-Hant': '下一張', 'zh-Hans': '下一张' },
  enlarge: {
    en: 'Enlarge picture {{number}}',
    'zh-Hant': '放大第 {{number}} 張圖片',
    'zh-Hans': '放大第 {{number}} 张图片',
  },
  close: { en: 'Close', 'zh-Hant': '關閉', 'zh-Hans': '关闭' },
});
