import { useStrings } from '@mrw/shared-contracts';
import type { EarningRule } from '@mrw/shared-contracts/api/earning-rules';
import { formatInteger, Icon } from '@mrw/shared-ui';
import s from './earning-panel.module.css';
import { earningStrings } from './strings';

/** The task, and its reward. */
export function RuleText({ rule }: { rule: EarningRule }) {
  const t = useStrings(earningStrings);
  const rewards = [
    rule.points > 0 && t('points', { count: rule.points, points: formatInteger(rule.points) }),
    rule.stamps > 0 && t('stamps', { count: rule.stamps }),
    rule.coupon_template && t('coupon', { name: rule.coupon_template.name }),
  ].filter((reward) => typeof reward === 'string');
  return (
    <>
      <p>{t(rule.type)}</p>
      {rewards.map((reward) => (
        <p key={reward} className={s.reward}>
          <Icon name="gift" size={20} />
          <span>{t('reward', { reward })}</span>
        </p>
      ))}
    </>
  );
}
