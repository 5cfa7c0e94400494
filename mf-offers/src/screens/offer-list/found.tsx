import { useStrings, type PagedList } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { Button, EmptyState, formatInteger, LinkButton } from '@mrw/shared-ui';
import { campaignStrings } from '../../campaigns/strings';
import { anyOffer, type OfferChoice } from './offer-choice';
import { latest } from './offer-tabs';
import s from './offer-tools.module.css';
import { offerStrings } from './strings';

type Props = {
  choice: OfferChoice;
  /** Some offers are left out. */
  isChosen: boolean;
  list: PagedList<Campaign>;
  /** How many offers are loaded, when only these are searched. */
  loaded: number | null;
  onClear(choice: OfferChoice): void;
};

/** How many offers a choice finds, and the way back to all of them; read aloud when it changes. */
export function Found({ choice, list, loaded, found, onClear }: Props & { found: number | null }) {
  const t = useStrings(offerStrings);
  const text =
    loaded === null
      ? found !== null && t('found', { count: found })
      : list.state === 'ready' &&
        t('foundLoaded', { found: formatInteger(list.items.length), count: loaded });
  return (
    <div className={s.found}>
      <p role="status">{text}</p>
      {list.state !== 'empty' && <Clear choice={choice} onClear={onClear} quiet />}
    </div>
  );
}

/** An empty list: nothing matches, or there is nothing yet. */
export function NoOffers({ choice, isChosen, list, loaded, tab, onClear }: Props & { tab: string }) {
  const t = useStrings(offerStrings);
  const c = useStrings(campaignStrings);
  if (loaded !== null && list.hasMore)
    return (
      <EmptyState
        message={t('noneLoaded', { count: loaded })}
        action={
          <Button variant="outline" busy={list.loadingMore} onClick={list.loadMore}>
            {t('loadMore')}
          </Button>
        }
      />
    );
  if (isChosen)
    return <EmptyState message={t('noMatch')} action={<Clear choice={choice} onClear={onClear} />} />;
  return (
    <EmptyState
      message={t('noRecord')}
      action={
        tab === latest ? (
          <LinkButton to="/about/store">{t('toStores')}</LinkButton>
        ) : (
          <LinkButton to={`/offer/${latest}`}>{c('toLatest')}</LinkButton>
        )
      }
    />
  );
}

type ClearProps = Pick<Props, 'choice' | 'onClear'> & { quiet?: boolean };

function Clear({ choice, onClear, quiet = false }: ClearProps) {
  const t = useStrings(offerStrings);
  return (
    <Button
      variant={quiet ? 'quiet' : 'outline'}
      onClick={() => {
        onClear({ ...anyOffer, sort: choice.sort });
      }}
    >
      {t('clear')}
    </Button>
  );
}
