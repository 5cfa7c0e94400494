import { useStrings } from '@mrw/shared-contracts';
import { LinkButton, type LinkButtonProps } from '@mrw/shared-ui';
import { offersStrings } from './strings';

/** The link to the offers, from an obsolete coupon or an empty list. */
export function OffersLink(props: Pick<LinkButtonProps, 'variant' | 'wide'>) {
  const t = useStrings(offersStrings);
  return (
    <LinkButton {...props} to="/offer/LATEST">
      {t('seeOffers')}
    </LinkButton>
  );
}
