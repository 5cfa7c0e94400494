import { Slot, useHost, useStrings } from '@mrw/shared-contracts';
import { Card, DoneMark, TextLink } from '@mrw/shared-ui';
import { useLocation } from 'react-router-dom';
import { readClaimSent } from './claim-sent';
import s from './reward-claims.module.css';
import { rewardClaimStrings } from './strings';

/** What happens next, above the claims after one was sent. */
export function ClaimSentCard() {
  const t = useStrings(rewardClaimStrings);
  const { config, push } = useHost();
  const sent = readClaimSent(useLocation().state);
  if (!sent) return null;
  return (
    <div className={s.sentCard}>
      <Card>
        <div className={s.sent}>
          <DoneMark size={40} />
          <p className={s.sentText} role="status">
            <span>{t('inReviewNow')}</span>{' '}
            <TextLink to={`/transactionDetail/${encodeURIComponent(sent.id)}`}>
              {t('sentClaim', { number: sent.receiptNumber })}
            </TextLink>{' '}
            <TextLink to="/offer/LATEST">{t('latestOffers')}</TextLink>
          </p>
        </div>
        {config.affordability && <Slot name="what-next" />}
        {push && <Slot name="device-offer" />}
      </Card>
    </div>
  );
}
