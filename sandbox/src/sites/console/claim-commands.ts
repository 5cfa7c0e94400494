import { inThree, type Text } from '../page/text';
import type { Command, Section } from './commands';

const claim = (action: string, button: Text, text: Text): Command => ({
  id: `claim-${action}`,
  title: button,
  text,
  button,
  method: 'POST',
  path: `/sandbox/admin/claim/${action}`,
  fields: [
    {
      name: 'claim',
      label: inThree('Claim id', '申請編號', '申请编号'),
      kind: 'number',
      hint: inThree('For example 3001', '例如 3001', '例如 3001'),
    },
  ],
});

/** What an admin decides about receipts. */
export const claimSection: Section = {
  id: 'claims',
  title: inThree('Reward claims', '獎賞申請', '奖励申请'),
  commands: [
    claim(
      'approve',
      inThree('Approve', '批准', '批准'),
      inThree(
        'Gives the points and rewards of the receipt; may raise the level at once.',
        '發放該收據的積分及獎賞，級別可能即時提升。',
        '发放该小票的积分和奖励，等级可能即时提升。',
      ),
    ),
    claim(
      'reject',
      inThree('Reject', '拒絕', '拒绝'),
      inThree(
        'The claim stays in the list as rejected.',
        '申請仍留在清單，狀態為已拒絕。',
        '申请仍留在列表，状态为已拒绝。',
      ),
    ),
    claim(
      'recall',
      inThree('Recall', '收回', '收回'),
      inThree(
        'Takes back what an approved claim gave.',
        '收回已批准申請所發放的獎賞。',
        '收回已批准申请所发放的奖励。',
      ),
    ),
  ],
};
