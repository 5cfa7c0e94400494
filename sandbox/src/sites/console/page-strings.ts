import { inThree } from '../page/text';

/** Texts of the console around its commands. */
export const consoleStrings = {
  title: inThree('Staff and admin console', '職員及管理員控制台', '工作人员和管理员控制台'),
  lead: inThree(
    'Play the cashier, the admin and the clock of the sandbox. Members see what you do at once.',
    '扮演沙盒的收銀員、管理員及時鐘。會員會即時看到你所做的。',
    '扮演沙盒的收银员、管理员和时钟。会员会即时看到你的操作。',
  ),
  noScript: inThree(
    'Turn on JavaScript to use the console.',
    '請啟用 JavaScript 以使用控制台。',
    '请启用 JavaScript 以使用控制台。',
  ),
  contents: inThree('Sections', '目錄', '目录'),
  done: inThree('Done', '完成', '完成'),
  refused: inThree('Refused', '已被拒絕', '已被拒绝'),
  notJson: inThree(
    'That is not JSON: put text in double quotes.',
    '這不是 JSON：文字請加上雙引號。',
    '这不是 JSON：文字请加上双引号。',
  ),
  unreachable: inThree('The API could not be reached.', '未能連接 API。', '无法连接 API。'),
  empty: inThree('Nothing here yet.', '暫時沒有內容。', '暂时没有内容。'),
  open: inThree('Open', '開啟', '打开'),
};
