import { defineStrings } from '@mrw/shared-contracts';

export const bookedStrings = defineStrings('wallet.booked', {
  title: { en: 'Booked', 'zh-Hant': '已預訂', 'zh-Hans': '已预订' },
  event: { en: 'Event', 'zh-Hant': '活動', 'zh-Hans': '活动' },
  slot: { en: 'Time', 'zh-Hant': '時段', 'zh-Hans': '时段' },
  quantity: { en: 'Quantity', 'zh-Hant': '數量', 'zh-Hans': '数量' },
  show: { en: 'View ticket', 'zh-Hant': '查看門票', 'zh-Hans': '查看门票' },
  calendar: { en: 'Add to calendar', 'zh-Hant': '加入日曆', 'zh-Hans': '添加到日历' },
  calendarTitle: { en: 'My tickets', 'zh-Hant': '我的門票', 'zh-Hans': '我的门票' },
});
