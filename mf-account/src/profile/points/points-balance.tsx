import { useHost, useLanguage, useRefresh, useStrings } from '@mrw/shared-contracts';
import { Card, Icon, PartialFailure, TextLink, UpdatedAgo, VisuallyHidden } from '@mrw/shared-ui';
import { formatDate, formatInteger, formatPoints } from '@mrw/shared-ui/formatters';
import { useMember } from '@mrw/shared-ui/member';
import { CashDollarShortcut } from '@mrw/shared-ui/shortcuts';
import { useEffect, useState } from 'react';
import s from './points.module.css';
import { pointsStrings } from './strings';

type Props = {
  /** As §2 has it on My profile. */
  abbreviated?: boolean;
};

/** The balance and what expires next. A deployment without the timeline abbreviates it everywhere. */
export function PointsBalance({ abbreviated = false }: Props) {
  const t = useStrings(pointsStrings);
  const language = useLanguage();
  const { auth, config } = useHost();
  const { pointAccount: account, pointsReadAt } = useMember();
  const { refresh } = useRefresh(() => auth.reloadMember());
  const known = account !== null;

  // Login succeeds without points; the next screen requests them again.
  useEffect(() => {
    if (!known) void auth.reloadMember();
  }, [auth, known]);

  if (!account) {
    return (
      <Card>
        <p className={s.label}>{t('points')}</p>
        <p className={s.balance}>–</p>
        <PartialFailure message={t('unknown')} onRetry={() => void auth.reloadMember()} />
      </Card>
    );
  }
  const expiring = account.points_about_to_expire > 0 && account.points_coming_expiry_date;
  return (
    <Card>
      <p className={s.label}>{t('points')}</p>
      <Points value={account.balance} abbreviated={abbreviated || !config.pointsTimeline} />
      {pointsReadAt !== undefined && (
        <div className={s.age}>
          <UpdatedAgo at={pointsReadAt} onRefresh={refresh} />
        </div>
      )}
      {config.pointsTimeline && (
        <p className={s.why}>
          <TextLink to="/activity_log">{t('why')}</TextLink>
        </p>
      )}
      {expiring && (
        <p className={s.expiring}>
          <Icon name="clock" size={20} className={s.clock} />
          <span>
            {t('expiring', {
              points: formatInteger(account.points_about_to_expire),
              date: formatDate(expiring, language),
            })}
          </span>
        </p>
      )}
      <div className={s.shortcut}>
        <CashDollarShortcut balance={account.balance} />
      </div>
    </Card>
  );
}

/** Where it is abbreviated: the whole number for screen readers, and at a press. */
function Points({ value, abbreviated }: { value: number; abbreviated: boolean }) {
  const t = useStrings(pointsStrings);
  const { pointsTimeline } = useHost().config;
  const [whole, setWhole] = useState(false);
  const exact = formatInteger(value);
  const short = abbreviated ? formatPoints(value) : exact;
  const exactly = t('exactly', { points: exact });
  if (short === exact || !pointsTimeline)
    return (
      <p className={s.balance} title={exactly}>
        {short}
      </p>
    );
  return (
    <button
      type="button"
      className={`${s.balance ?? ''} ${s.press ?? ''}`}
      title={exactly}
      onClick={() => {
        setWhole(!whole);
      }}
    >
      <span>{whole ? exact : short}</span>
      <VisuallyHidden>{` (${exactly})`}</VisuallyHidden>
    </button>
  );
}
