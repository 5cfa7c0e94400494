import { defineStrings } from '@mrw/shared-contracts';

export const installStrings = defineStrings('shell.install', {
  label: { en: 'Install', 'zh-Hant': '安裝', 'zh-Hans': '安装' },
  offer: {
    en: 'Install {{name}} on this device: it opens with one press, and other apps can share receipts with it.',
    'zh-Hant': '在此裝置安裝{{name}}：一按即開，其他應用程式亦可直接分享收據給它。',
    'zh-Hans': '在此设备安装{{name}}：一点即开，其他应用也可直接分享小票给它。',
  },
  offerByHand: {
    en: 'Put {{name}} on your home screen: it opens with one press.',
    'zh-Hant': '把{{name}}放到主畫面，一按即開。',
    'zh-Hans': '把{{name}}放到主屏幕，一点即开。',
  },
  notNow: { en: 'Not now', 'zh-Hant': '暫時不用', 'zh-Hans': '暂时不用' },
  install: { en: 'Install', 'zh-Hant': '安裝', 'zh-Hans': '安装' },
  how: { en: 'Show how', 'zh-Hant': '查看方法', 'zh-Hans': '查看方法' },
  title: {
    en: '{{name}} on the home screen',
    'zh-Hant': '把{{name}}放到主畫面',
    'zh-Hans': '把{{name}}放到主屏幕',
  },
  share: {
    en: '1. In Safari, press Share: the square with an upward arrow.',
    'zh-Hant': '1. 在 Safari 按「分享」：方格與向上箭嘴的圖示。',
    'zh-Hans': '1. 在 Safari 点“共享”：方框与向上箭头的图标。',
  },
  add: {
    en: '2. Choose “Add to Home Screen”, then “Add”.',
    'zh-Hant': '2. 選擇「加入主畫面」，然後按「加入」。',
    'zh-Hans': '2. 选择“添加到主屏幕”，然后点“添加”。',
  },
  open: {
    en: '3. Open {{name}} from the home screen and log in once more.',
    'zh-Hant': '3. 從主畫面開啟{{name}}，並再登入一次。',
    'zh-Hans': '3. 从主屏幕打开{{name}}，并再登录一次。',
  },
  messages: {
    en: 'Messages come to this device only when it is opened from there.',
    'zh-Hant': '只有從主畫面開啟，才可在此裝置接收訊息。',
    'zh-Hans': '只有从主屏幕打开，才能在此设备接收消息。',
  },
  noSharing: {
    en: 'iPhone and iPad cannot share pictures with it: choose the photo of a receipt in the claim.',
    'zh-Hant': 'iPhone 及 iPad 不能把相片分享給它：請在獎賞申請中選擇收據相片。',
    'zh-Hans': 'iPhone 和 iPad 不能把照片分享给它：请在奖励申请中选择小票照片。',
  },
  ok: { en: 'OK', 'zh-Hant': '好', 'zh-Hans': '好' },
});
