import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Claim } from '@mrw/shared-contracts/api/claims';
import { Chip, classes, Icon, type IconName } from '@mrw/shared-ui';
import { formatDateTime } from '@mrw/shared-ui/formatters';
import { claimSteps, type ClaimStep } from './claim-steps';
import { statusTones } from './claim-names';
import s from './reward-claims.module.css';
import { rewardClaimStrings } from './strings';

/** The current step of the claim, and how long a review usually takes. */
export function ClaimTimeline({ claim }: { claim: Claim }) {
  const t = useStrings(rewardClaimStrings);
  const language = useLanguage();
  const { claimReviewDays: days } = useHost().config;
  const status = claim.offline_event_type;
  const updated = formatDateTime(claim.last_modified_date, language);
  const look = { done: s['ok'], now: s[statusTones[status]], ahead: undefined };
  return (
    <div>
      <p className={s.caption}>{t('status')}</p>
      <ol aria-label={t('status')} className={s.steps}>
        {claimSteps(claim).map((step) => (
          <li
            key={step.name}
            className={classes(s.step, look[step.state])}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <Icon name={signOf(step)} className={s.sign} />
            <span>
              {step.state === 'now' ? (
                <>
                  <Chip tone={statusTones[status]}>{t(status)}</Chip>{' '}
                  {updated && <span>{t('updatedOn', { date: updated })}</span>}
                </>
              ) : (
                <span className={s.stepName}>{t(step.name)}</span>
              )}
              {step.at && <span>{` · ${formatDateTime(step.at, language)}`}</span>}
            </span>
          </li>
        ))}
      </ol>
      {status === 'WAITING_FOR_APPROVAL' && days !== undefined && (
        <p className={s.promise}>{t('reviewedWithin', { count: days })}</p>
      )}
    </div>
  );
}

function signOf({ name, state }: ClaimStep): IconName {
  if (name === 'REJECTED') return 'alert';
  if (name === 'RECALLED') return 'blocked';
  return state === 'done' || name === 'APPROVED' ? 'done' : 'clock';
}
