import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { PointAccount } from '@mrw/shared-contracts/api/points';
import { formatDate, formatMoney } from '@mrw/shared-ui/formatters';
import s from './level-card.module.css';
import { LevelProgressBar } from './level-progress-bar';
import { retainProgress, upgradeProgress } from './level-progress';
import { RetainInfo } from './retain-info';
import { levelStrings } from './strings';
import { useLevels } from './use-levels';

/** Progress to the next level, and the amount that is missing to keep this one. 1 pp is HK$1. */
export function LevelStatus({ account }: { account: PointAccount }) {
  const t = useStrings(levelStrings);
  const language = useLanguage();
  const upgrade = upgradeProgress(account);
  const retain = retainProgress(account);
  const level = account.current_level_data.name;
  const next = useNextLevelName(account.current_level, upgrade !== null);
  const date = account.current_level_renew_datetime;

  return (
    <>
      {upgrade ? (
        <LevelProgressBar label={t('upgradeBar')} share={upgrade.share}>
          {t(date ? 'toReach' : 'toReachAnyTime', {
            amount: formatMoney(upgrade.missing),
            level: next ?? t('nextLevel'),
            date: date ? formatDate(date, language) : '',
          })}
        </LevelProgressBar>
      ) : (
        <p className={s.progress}>{t('highest')}</p>
      )}
      {retain && (
        <>
          <LevelProgressBar label={t('retainBar')} share={retain.share}>
            {t('toKeep', { level, amount: formatMoney(retain.missing) })}
          </LevelProgressBar>
          <RetainInfo account={account} />
        </>
      )}
    </>
  );
}

function useNextLevelName(current: string, wanted: boolean): string | null {
  const { data = [] } = useLevels(wanted);
  const next = data.find(({ id }) => id === current)?.next_level_id;
  return data.find(({ id }) => id === next)?.name ?? null;
}
