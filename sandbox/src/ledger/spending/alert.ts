import type { Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import type { Localized } from '../../platform/db/schema/columns';
import { say } from '../../platform/http/language';
import { sendMessage } from '../../platform/push/announce';
import { withWayToLock } from '../../platform/push/words';

/**
 * Tells points that were spent for an offer in the inbox of a member who wants each spend told, in its transaction. Payments
 * and uses are told by `announce`.
 */
export async function alertSpend(
  work: Work,
  member: Pick<Row<'members'>, 'id' | 'tells_spending'>,
  { name, points }: { name: Localized; points: number },
): Promise<void> {
  if (!member.tells_spending) return;
  const title = {
    en: 'Spending from your account',
    'zh-Hant': '你的帳戶有支出',
    'zh-Hans': '你的账户有支出',
  };
  const content = {
    en: `${points} ${points === 1 ? 'point was' : 'points were'} used for ${name.en}.`,
    'zh-Hant': `已用 ${points} 積分兌換「${say(name, 'zh-Hant')}」。`,
    'zh-Hans': `已用 ${points} 积分兑换“${say(name, 'zh-Hans')}”。`,
  };
  await sendMessage(work, member.id, withWayToLock({ title, content }));
}
