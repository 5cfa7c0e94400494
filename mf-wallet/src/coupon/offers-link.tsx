import { useStrings } from '@mrw/shared-contracts';
import { LinkButton, type LinkButtonProps } from '@mrw/shared-ui';
import { offersStrings } from './strings';

/** Where the next coupons are, from what is over or empty. */
export function OffersLink(props: Pick<LinkButtonProps, 'variant' | 'wide'>) {
  const t = useStrings(offersStrings);
  return (
    <LinkButton {...props} to="/offer/LATEST">
      {t('seeOffers')}
    </LinkButton>
  );
}
