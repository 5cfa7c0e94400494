import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import {
  Chip,
  type Fact,
  formatDate,
  formatInteger,
  KeyFacts,
  Picture,
  ServerText,
  TextLink,
  type Elements,
} from '@mrw/shared-ui';
import { hasEnded, isClosedToday } from '../../campaigns/availability';
import { endOf } from '../../campaigns/campaign-end';
import { requiredPoints, showsStock, stampCount, stockLeft } from '../../campaigns/campaign-facts';
import { campaignStrings } from '../../campaigns/strings';
import s from './campaign-head.module.css';
import { detailStrings } from './strings';

type Props = {
  campaign: Campaign;
  name: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Beneath the key facts. */
  children?: Elements;
};

/** Name, tags, brand, summary and the key facts of a campaign. */
export function CampaignHead({ campaign, name, now, children }: Props) {
  const t = useStrings(detailStrings);
  const c = useStrings(campaignStrings);
  const facts = useFacts(campaign);
  const { brand } = campaign;
  const closed = isClosedToday(campaign, now);
  return (
    <header className={s.head}>
      {(campaign.tags.length > 0 || closed) && (
        <div className={s.tags}>
          {closed && (
            <Chip icon={hasEnded(campaign, now) ? 'clock' : 'calendar'}>
              {c(hasEnded(campaign, now) ? 'ended' : 'notToday')}
            </Chip>
          )}
          {[...new Set(campaign.tags)].map((tag) => (
            <Chip key={tag} tone="jade">
              <ServerText>{tag}</ServerText>
            </Chip>
          ))}
        </div>
      )}
      <h1 className={s.name}>
        <ServerText>{name}</ServerText>
      </h1>
      {brand && (
        <div className={s.brand}>
          {brand.icon_url && (
            <span className={s.icon}>
              <Picture src={brand.icon_url} alt="" ratio="1/1" sizes="32px" />
            </span>
          )}
          <TextLink to={`/about/store?sf_brand=${brand.id}`} aria-label={t('brand', { brand: brand.name })}>
            <ServerText>{brand.name}</ServerText>
          </TextLink>
        </div>
      )}
      {campaign.short_description && (
        <p className={s.summary}>
          <ServerText>{campaign.short_description}</ServerText>
        </p>
      )}
      {facts.length > 0 && <KeyFacts facts={facts} />}
      {children}
    </header>
  );
}

function useFacts(campaign: Campaign): Fact[] {
  const t = useStrings(detailStrings);
  const c = useStrings(campaignStrings);
  const language = useLanguage();
  const points = requiredPoints(campaign);
  const stamps = stampCount(campaign);
  const stock = stockLeft(campaign);
  const end = endOf(campaign);
  const facts: Fact[] = [];
  if (points !== null) {
    facts.push({ label: t('pointsFact'), value: points === 0 ? c('free') : formatInteger(points) });
  }
  if (stamps) facts.push({ label: t('stampsFact'), value: `${stamps.earned} / ${stamps.total}` });
  facts.push({ label: t('untilFact'), value: end === null ? c('always') : formatDate(end, language) });
  if (stock === 0) {
    const text = campaign.type === 'TICKET_CAMPAIGN' ? 'soldOut' : 'outOfStock';
    facts.push({ label: t('statusFact'), value: c(text), urgent: true });
  } else if (stock !== null && showsStock(campaign)) {
    facts.push({ label: t('leftFact'), value: formatInteger(stock) });
  }
  return facts;
}
