import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { formatInteger, PartialFailure, Picture, ServerText, Skeleton } from '@mrw/shared-ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { requiredPoints } from '../campaign-facts';
import { campaignName } from '../campaign-texts';
import { campaignStrings } from '../strings';
import s from './offers-now.module.css';
import { offersNowStrings } from './strings';
import { useOffersNow } from './use-offers-now';

/** Offers that the member can have now, at most three; nothing without any. */
export function OffersNow() {
  const t = useStrings(offersNowStrings);
  const id = useId();
  const { offers, loading, failed, retry } = useOffersNow();
  if (failed) return <PartialFailure message={t('notRead')} onRetry={retry} />;
  if (!loading && offers.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={loading}>
      <h3 id={id} className={s.title}>
        {t('title')}
      </h3>
      {loading ? (
        <div className={s.waiting}>
          <Skeleton lines={3} />
        </div>
      ) : (
        <ul className={s.offers}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <Offer offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Offer({ offer }: { offer: Campaign }) {
  const t = useStrings(campaignStrings);
  const points = requiredPoints(offer) ?? 0;
  return (
    <Link to={`/campaign/${offer.id}`} className={s.offer}>
      <span className={s.picture}>
        <Picture src={offer.cover_photo_url} alt="" ratio="1/1" sizes="48px" />
      </span>
      <span className={s.name}>
        <ServerText>{campaignName(offer, useLanguage())}</ServerText>
      </span>
      <span className={s.points}>
        {points === 0 ? t('free') : t('points', { count: points, points: formatInteger(points) })}
      </span>
    </Link>
  );
}
