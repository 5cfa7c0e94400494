import { useStrings } from '@mrw/shared-contracts';
import { limits } from '@mrw/shared-contracts/constants';
import { formatMoney } from '@mrw/shared-ui/formatters';
import { DetailStates } from '../../common/details/detail-states';
import { useLevels } from '../level/use-levels';
import { TwoColumnTable } from '../../common/lists/two-column-table';
import s from './level-rules.module.css';
import { levelRuleStrings } from './strings';

/** How levels are reached, kept and lost (§2, §4). */
export function LevelRules() {
  const t = useStrings(levelRuleStrings);
  const levels = useLevels();
  return (
    <div className={s.rules}>
      <h2>{t('introduction')}</h2>
      <p>{t('introductionText')}</p>
      <h2>{t('validity')}</h2>
      <p>{t('validityText', { days: limits.membershipDays })}</p>
      <h2>{t('retain')}</h2>
      <p>{t('retainText')}</p>
      <p>{t('downgradeText')}</p>
      <h2>{t('targets')}</h2>
      <DetailStates query={levels}>
        {(all) => (
          <TwoColumnTable
            caption={t('targets')}
            head={[t('level'), t('target')]}
            groups={[
              {
                id: 'all',
                rows: all.map(({ id, name, target_total_points_earned: target }) => ({
                  id,
                  first: name,
                  second: formatMoney(target),
                })),
              },
            ]}
          />
        )}
      </DetailStates>
    </div>
  );
}
