import { inThree, type Text } from '../page/text';
import type { Command, Section } from './commands';

const job = (name: string, title: Text, text: Text): Command => ({
  id: `job-${name}`,
  title,
  text,
  button: inThree('Run', '執行', '执行'),
  method: 'POST',
  path: `/sandbox/jobs/${name}`,
  fields: [],
});

/** Scheduled work of a real deployment. */
export const timeSection: Section = {
  id: 'time',
  title: inThree('Time and jobs', '時間及工作', '时间和任务'),
  commands: [
    {
      id: 'clock',
      title: inThree('Set the clock', '調校時鐘', '调整时钟'),
      text: inThree(
        'Seconds ahead of the real time: 130 ends a cash code, 900 a payment, 86400 is tomorrow, 0 is now.',
        '比真實時間快多少秒：130 令現金獎賞代碼失效，900 令付款失效，86400 為明天，0 為現在。',
        '比真实时间快多少秒：130 会使现金奖赏代码失效，900 会使付款失效，86400 为明天，0 为现在。',
      ),
      button: inThree('Set the clock', '調校時鐘', '调整时钟'),
      method: 'POST',
      path: '/sandbox/clock',
      fields: [{ name: 'offset_s', label: inThree('Seconds', '秒數', '秒数'), kind: 'number', value: '0' }],
    },
    job(
      'renewal',
      inThree('Run the renewal job', '執行續會工作', '执行续期任务'),
      inThree('Renews every level that is due.', '為到期的會員級別續會。', '为到期的会员等级续期。'),
    ),
    job(
      'expiry',
      inThree('Run the expiry job', '執行到期工作', '执行到期任务'),
      inThree(
        'Lets points, coupons and tickets expire.',
        '使積分、優惠券及門票到期。',
        '使积分、优惠券和门票到期。',
      ),
    ),
    job(
      'birthday',
      inThree('Run the birthday job', '執行生日工作', '执行生日任务'),
      inThree(
        'Gives birthday rewards to members born in this month.',
        '向本月生日的會員發放生日獎賞。',
        '向本月生日的会员发放生日奖励。',
      ),
    ),
    job(
      'erase',
      inThree('Run the erase job', '執行清除工作', '执行清除任务'),
      inThree('Erases accounts deleted three days ago.', '清除三天前刪除的帳戶。', '清除三天前删除的账户。'),
    ),
  ],
};
