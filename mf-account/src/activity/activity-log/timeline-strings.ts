import { defineStrings } from '@mrw/shared-contracts';

export const timelineStrings = defineStrings('account.timeline', {
  balance: { en: 'Points now', 'zh-Hant': '現有積分', 'zh-Hans': '现有积分' },
  waiting: {
    en: 'Claims in review are not counted yet.',
    'zh-Hant': '審批中的申請尚未計算在內。',
    'zh-Hans': '审核中的申请尚未计算在内。',
  },
  waitingCount: {
    en: {
      one: '{{count}} claim in review is not counted yet.',
      other: '{{count}} claims in review are not counted yet.',
    },
    'zh-Hant': '審批中的 {{count}} 項申請尚未計算在內。',
    'zh-Hans': '审核中的 {{count}} 项申请尚未计算在内。',
  },
  noneWaiting: {
    en: 'No claims are in review.',
    'zh-Hant': '沒有審批中的申請。',
    'zh-Hans': '没有审核中的申请。',
  },
  claimsNotRead: {
    en: 'Your claims could not be read.',
    'zh-Hant': '未能讀取你的申請。',
    'zh-Hans': '无法读取你的申请。',
  },
  claims: { en: 'See claims', 'zh-Hant': '查看申請', 'zh-Hans': '查看申请' },
  purchases: { en: 'See transactions', 'zh-Hant': '查看交易紀錄', 'zh-Hans': '查看交易记录' },
  coupons: { en: 'See my coupons', 'zh-Hant': '查看我的優惠券', 'zh-Hans': '查看我的优惠券' },
  tickets: { en: 'See my tickets', 'zh-Hant': '查看我的門票', 'zh-Hans': '查看我的门票' },
  expiring: { en: 'See what expires', 'zh-Hant': '查看即將到期項目', 'zh-Hans': '查看即将到期项目' },
  referrals: { en: 'See referrals', 'zh-Hant': '查看推薦', 'zh-Hans': '查看推荐' },
  show: { en: 'Show', 'zh-Hant': '顯示', 'zh-Hans': '显示' },
  kindAll: { en: 'Everything', 'zh-Hant': '全部', 'zh-Hans': '全部' },
  kindPoints: { en: 'Points', 'zh-Hant': '積分', 'zh-Hans': '积分' },
  kindCoupons: { en: 'Coupons and tickets', 'zh-Hant': '優惠券及門票', 'zh-Hans': '优惠券和门票' },
  kindStamps: { en: 'Stamps', 'zh-Hant': '印花', 'zh-Hans': '印花' },
  kindOther: { en: 'Other', 'zh-Hant': '其他', 'zh-Hans': '其他' },
  noneOfKind: {
    en: 'Nothing of this kind in the entries read so far.',
    'zh-Hant': '已讀取的紀錄中沒有此類別。',
    'zh-Hans': '已读取的记录中没有此类别。',
  },
  after: { en: 'Balance {{points}}', 'zh-Hant': '結餘 {{points}}', 'zh-Hans': '余额 {{points}}' },
  afterAbout: {
    en: 'Balance about {{points}}',
    'zh-Hant': '結餘約 {{points}}',
    'zh-Hans': '余额约 {{points}}',
  },
  derived: {
    en: '“About”: calculated back from your points now. Older entries may be missing, and an open payment code holds points until it is paid or ends.',
    'zh-Hant':
      '「約」指由現有積分倒推計算。較早的紀錄可能不齊全；未完成的付款碼亦會暫時扣起積分，直至付款或失效。',
    'zh-Hans':
      '“约”指由现有积分倒推计算。较早的记录可能不齐全；未完成的付款码也会暂时冻结积分，直到付款或失效。',
  },
  months: { en: 'Points by month', 'zh-Hant': '每月積分', 'zh-Hans': '每月积分' },
  byMonth: { en: 'By month', 'zh-Hant': '按月查看', 'zh-Hans': '按月查看' },
  month: { en: 'Month', 'zh-Hant': '月份', 'zh-Hans': '月份' },
  earned: { en: 'Earned', 'zh-Hant': '賺取', 'zh-Hans': '赚取' },
  used: { en: 'Used', 'zh-Hant': '使用', 'zh-Hans': '使用' },
  noMonths: {
    en: 'No points earned or used yet.',
    'zh-Hant': '尚未賺取或使用積分。',
    'zh-Hans': '尚未赚取或使用积分。',
  },
  export: { en: 'Download (CSV)', 'zh-Hant': '下載（CSV）', 'zh-Hans': '下载（CSV）' },
  notRead: {
    en: 'The whole log could not be read.',
    'zh-Hant': '未能讀取所有紀錄。',
    'zh-Hans': '无法读取所有记录。',
  },
  time: { en: 'Time', 'zh-Hant': '時間', 'zh-Hans': '时间' },
  detail: { en: 'Details', 'zh-Hant': '詳情', 'zh-Hans': '详情' },
  afterColumn: { en: 'Balance', 'zh-Hant': '結餘', 'zh-Hans': '余额' },
  aboutColumn: { en: 'Balance (about)', 'zh-Hant': '結餘（約）', 'zh-Hans': '余额（约）' },
});
