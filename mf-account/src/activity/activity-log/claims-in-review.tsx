import { useStrings } from '@mrw/shared-contracts';
import { ListFailure, PartialFailure, TextLink } from '@mrw/shared-ui';
import { useClaims } from '../../claims/reward-claims/use-claims';
import { timelineStrings } from './timeline-strings';
import s from './timeline.module.css';

/** Claims whose points are not in the balance yet: how many, or that they could not be counted. */
export function ClaimsInReview() {
  const t = useStrings(timelineStrings);
  const list = useClaims();
  const { items, state, hasMore } = list;
  const waiting = items.filter((claim) => claim.offline_event_type === 'WAITING_FOR_APPROVAL').length;
  const isCounted = (state === 'ready' || state === 'empty') && !hasMore;
  return (
    <>
      <p className={s.note}>
        <span>
          {isCounted ? t(waiting === 0 ? 'noneWaiting' : 'waitingCount', { count: waiting }) : t('waiting')}
        </span>{' '}
        {(waiting > 0 || !isCounted) && (
          <TextLink to="/transaction" inline>
            {t('claims')}
          </TextLink>
        )}
      </p>
      <ListFailure list={list} />
      {state === 'failed' && <PartialFailure message={t('claimsNotRead')} onRetry={list.refresh} />}
    </>
  );
}
