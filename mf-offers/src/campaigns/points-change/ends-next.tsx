import { readPage, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { campaign, type Campaign } from '@mrw/shared-contracts/api/campaigns';
import { pageParameters } from '@mrw/shared-contracts/api/paging';
import { ExpiryChip, ServerText, TextLink, useNow } from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { expiry } from '@mrw/shared-contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { availabilityOf } from '../availability';
import { endOf } from '../campaign-end';
import { campaignName } from '../campaign-texts';
import s from './ends-next.module.css';
import { pointsChangeStrings } from './strings';

/** Offers that are read: some may be out of stock, or not begun. */
const readAhead = 10;

type Props = {
  /** The campaign of the result. */
  usedId: string;
  /** The brand that the offer is of; of any without it. */
  brandId?: string | null;
};

/** The open offer that ends next, other than the one that was just used. */
export const endingNext = (
  offers: readonly Campaign[],
  { usedId, brandId }: Pick<Props, 'usedId' | 'brandId'>,
  now: number,
): Campaign | null =>
  offers.find(
    (offer) =>
      offer.id !== usedId &&
      (brandId === undefined || offer.brand?.id === brandId) &&
      endOf(offer) !== null &&
      availabilityOf(offer, now).kind === 'open',
  ) ?? null;

/** After a result: the offer within the points of the member that ends next; nothing where the API cannot tell. */
export function EndsNext({ usedId, brandId }: Props) {
  const t = useStrings(pointsChangeStrings);
  const { config, http } = useHost();
  const language = useLanguage();
  const now = useNow();
  const balance = useCurrentMember()?.pointAccount?.balance ?? null;
  const { data } = useQuery({
    queryKey: ['ends-next', balance, language],
    enabled:
      Boolean(config.affordability) &&
      config.offerChoice === 'service' &&
      balance !== null &&
      brandId !== null,
    queryFn: ({ signal }) =>
      readPage(
        http.campaign,
        {
          url: '/campaigns',
          params: {
            sort: 'end_date,-id',
            'filter[max_points]': String(Math.max(0, balance ?? 0)),
            ...pageParameters(readAhead),
          },
          signal,
        },
        campaign,
      ),
  });
  const offer = endingNext(data?.items ?? [], { usedId, brandId }, now);
  if (!offer) return null;
  return (
    <p className={s.next}>
      <span className={s.label}>{t('next')}</span>
      <TextLink to={`/campaign/${offer.id}`}>
        <ServerText>{campaignName(offer, language)}</ServerText>
      </TextLink>{' '}
      <ExpiryChip end={offer.end_date ?? ''} now={now} within={expiry.highlightDays} />
    </p>
  );
}
