import { useStateStream, useStrings, type OfflineCard } from '@mrw/shared-contracts';
import { LinkButton } from '@mrw/shared-ui';
import { keptLinksStrings } from './kept-links-strings';

/** On a page that does not open without a network: the ways to what this device keeps. */
export function KeptLinks({ card }: { card: OfflineCard }) {
  const t = useStrings(keptLinksStrings);
  if (!useStateStream(card.kept$)) return null;
  return (
    <>
      <p>{t(card.wallet ? 'allOpen' : 'cardOpens')}</p>
      <LinkButton to="/user/myCard" variant="outline">
        {t('card')}
      </LinkButton>
      {card.wallet && (
        <>
          <LinkButton to="/user/myCoupon" variant="outline">
            {t('coupons')}
          </LinkButton>
          <LinkButton to="/user/myTicket" variant="outline">
            {t('tickets')}
          </LinkButton>
        </>
      )}
    </>
  );
}
