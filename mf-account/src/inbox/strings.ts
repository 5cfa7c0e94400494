import { defineStrings } from '@mrw/shared-contracts';

export const inboxStrings = defineStrings('account.inbox', {
  home: { en: 'Home', 'zh-Hant': '主頁', 'zh-Hans': '首页' },
  title: { en: 'Inbox', 'zh-Hant': '訊息', 'zh-Hans': '消息' },
  messages: { en: 'Messages', 'zh-Hant': '訊息列表', 'zh-Hans': '消息列表' },
  message: { en: 'Message', 'zh-Hant': '訊息內容', 'zh-Hans': '消息内容' },
  choose: {
    en: 'Choose a message to read it here.',
    'zh-Hant': '請選擇訊息，內容會在此顯示。',
    'zh-Hans': '请选择消息，内容会在此显示。',
  },
  edit: { en: 'Edit', 'zh-Hant': '編輯', 'zh-Hans': '编辑' },
  cancel: { en: 'Cancel', 'zh-Hant': '取消', 'zh-Hans': '取消' },
  delete: { en: 'Delete', 'zh-Hant': '刪除', 'zh-Hans': '删除' },
  chooseToDelete: {
    en: 'Choose the messages to delete.',
    'zh-Hant': '請選擇要刪除的訊息。',
    'zh-Hans': '请选择要删除的消息。',
  },
  chosenCount: {
    en: { one: '{{count}} message chosen', other: '{{count}} messages chosen' },
    'zh-Hant': '已選擇 {{count}} 則訊息',
    'zh-Hans': '已选择 {{count}} 条消息',
  },
  deleteTitle: { en: 'Delete messages', 'zh-Hant': '刪除訊息', 'zh-Hans': '删除消息' },
  deleteQuestion: {
    en: {
      one: 'Delete {{count}} message? It cannot be brought back.',
      other: 'Delete {{count}} messages? They cannot be brought back.',
    },
    'zh-Hant': '確定刪除 {{count}} 則訊息？刪除後無法復原。',
    'zh-Hans': '确定删除 {{count}} 条消息？删除后无法恢复。',
  },
  deleted: {
    en: { one: '{{count}} message deleted.', other: '{{count}} messages deleted.' },
    'zh-Hant': '已刪除 {{count}} 則訊息。',
    'zh-Hans': '已删除 {{count}} 条消息。',
  },
  notDeleted: {
    en: 'The messages could not be deleted. Please try again later.',
    'zh-Hant': '未能刪除訊息，請稍後再試。',
    'zh-Hans': '无法删除消息，请稍后再试。',
  },
  unread: { en: 'Unread', 'zh-Hant': '未讀', 'zh-Hans': '未读' },
  unreadCount: {
    en: { one: '{{count}} unread message', other: '{{count}} unread messages' },
    'zh-Hant': '{{count}} 則未讀訊息',
    'zh-Hans': '{{count}} 条未读消息',
  },
  markAllRead: { en: 'Mark all as read', 'zh-Hant': '全部標為已讀', 'zh-Hans': '全部标为已读' },
  allRead: {
    en: 'All messages are marked as read.',
    'zh-Hant': '已將所有訊息標為已讀。',
    'zh-Hans': '已将所有消息标为已读。',
  },
  someRead: {
    en: {
      one: '{{count}} message was marked as read. The others stay unread. Please try again later.',
      other: '{{count}} messages were marked as read. The others stay unread. Please try again later.',
    },
    'zh-Hant': '已將 {{count}} 則訊息標為已讀，其餘仍為未讀。請稍後再試。',
    'zh-Hans': '已将 {{count}} 条消息标为已读，其余仍为未读。请稍后再试。',
  },
  noneRead: {
    en: 'Your messages could not be read. They stay unread. Please try again later.',
    'zh-Hant': '未能讀取訊息，全部維持未讀。請稍後再試。',
    'zh-Hans': '无法读取消息，全部保持未读。请稍后再试。',
  },
  chooseAll: { en: 'Select all', 'zh-Hant': '全選', 'zh-Hans': '全选' },
  chooseNone: { en: 'Select none', 'zh-Hant': '取消全選', 'zh-Hans': '取消全选' },
  gone: {
    en: 'This message is not available any more.',
    'zh-Hant': '此訊息已不再提供。',
    'zh-Hans': '此消息已不再提供。',
  },
  empty: { en: 'No messages yet.', 'zh-Hant': '暫無訊息。', 'zh-Hans': '暂无消息。' },
  seeOffers: { en: 'See offers', 'zh-Hant': '查看優惠', 'zh-Hans': '查看优惠' },
  open: { en: 'View details', 'zh-Hant': '查看詳情', 'zh-Hans': '查看详情' },
  message_detail_coupon_not_existed: {
    en: 'This coupon no longer exists. Have a look at our other offers.',
    'zh-Hant': '此優惠券已不存在，歡迎查看其他優惠。',
    'zh-Hans': '此优惠券已不存在，欢迎查看其他优惠。',
  },
});
