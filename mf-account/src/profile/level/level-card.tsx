import { useHost, useStrings } from '@mrw/shared-contracts';
import { Icon, type Elements } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import s from './level-card.module.css';
import { levelStrings } from './strings';

const looks = new Map([
  ['1', s['level1']],
  ['2', s['level2']],
  ['3', s['level3']],
  ['4', s['level4']],
]);

/** Name and level of the member in the colours of the level. */
export function LevelCard({ children }: { children?: Elements }) {
  const t = useStrings(levelStrings);
  const { config } = useHost();
  const { displayName, pointAccount: account } = useMember();
  const look = looks.get(account?.current_level ?? '1') ?? s['level1'];
  return (
    <section aria-label={t('card')} className={`${s['card']} ${look}`}>
      <div className={s.head}>
        <p className={s.name}>{displayName}</p>
        {config.flags.levels && account && (
          <p className={s.level}>
            <Icon name="level" size={20} className={s.medal} />
            <span>{account.current_level_data.name}</span>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
