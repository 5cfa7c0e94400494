import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.developer', {
  title: { en: 'Remotes on this page', 'zh-Hant': '此頁面的遠端模組', 'zh-Hans': '此页面的远程模块' },
  remote: { en: 'Remote', 'zh-Hant': '模組', 'zh-Hans': '模块' },
  version: { en: 'Version', 'zh-Hant': '版本', 'zh-Hans': '版本' },
  verdict: { en: 'Verdict', 'zh-Hant': '判定', 'zh-Hans': '判定' },
  loaded: { en: 'Loaded in', 'zh-Hant': '載入時間', 'zh-Hans': '加载时间' },
  from: { en: 'Version or address of a build', 'zh-Hant': '版本或組建網址', 'zh-Hans': '版本或构建网址' },
  fits: { en: 'fits', 'zh-Hant': '相容', 'zh-Hans': '兼容' },
  canary: { en: '{{version}} (canary)', 'zh-Hant': '{{version}}（試行）', 'zh-Hans': '{{version}}（试行）' },
  milliseconds: { en: '{{count}} ms', 'zh-Hant': '{{count}} 毫秒', 'zh-Hans': '{{count}} 毫秒' },
  use: { en: 'Use', 'zh-Hant': '使用', 'zh-Hans': '使用' },
  reset: { en: 'Reset', 'zh-Hant': '還原', 'zh-Hans': '还原' },
  preview: { en: 'Preview', 'zh-Hant': '預覽', 'zh-Hans': '预览' },
  previewed: {
    en: 'Preview of {{remote}} {{version}}, in this tab only',
    'zh-Hant': '正在預覽 {{remote}} {{version}}，只限此分頁',
    'zh-Hans': '正在预览 {{remote}} {{version}}，仅限此标签页',
  },
  endPreview: { en: 'End preview', 'zh-Hant': '結束預覽', 'zh-Hans': '结束预览' },
  close: { en: 'Close', 'zh-Hant': '關閉', 'zh-Hans': '关闭' },
  noBuild: {
    en: 'This is neither a version nor an address.',
    'zh-Hant': '這不是版本，也不是網址。',
    'zh-Hans': '这不是版本，也不是网址。',
  },
});
