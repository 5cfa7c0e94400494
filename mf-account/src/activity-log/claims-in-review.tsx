import { useStrings } from '@mrw/shared-contracts';
import { TextLink } from '@mrw/shared-ui';
import { useClaims } from '../reward-claims/use-claims';
import { timelineStrings } from './timeline-strings';
import s from './timeline.module.css';

/** Claims whose points are not in the balance yet: how many, or only that there may be some. */
export function ClaimsInReview() {
  const t = useStrings(timelineStrings);
  const { items, state, hasMore } = useClaims();
  const waiting = items.filter((claim) => claim.offline_event_type === 'WAITING_FOR_APPROVAL').length;
  const isCounted = (state === 'ready' || state === 'empty') && !hasMore;
  return (
    <p className={s.note}>
      {isCounted ? t(waiting === 0 ? 'noneWaiting' : 'waitingCount', { count: waiting }) : t('waiting')}{' '}
      {(waiting > 0 || !isCounted) && (
        <TextLink to="/transaction" inline>
          {t('claims')}
        </TextLink>
      )}
    </p>
  );
}
