import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import {
  CardLink,
  Chip,
  classes,
  ExpiryChip,
  formatDate,
  formatInteger,
  Icon,
  Picture,
  ServerText,
} from '@mrw/shared-ui';
import { hasStarted } from '@mrw/shared-ui/formatters';
import { lazy, Suspense, type ComponentType } from 'react';
import { hasEnded } from './availability';
import s from './campaign-card.module.css';
import { endOf } from './campaign-end';
import { requiredPoints, stampCount } from './campaign-facts';
import { campaignName } from './campaign-texts';
import { cardStatus } from './card-status';
import { mayHaveGifts } from './may-have-gifts';
import { Reach } from './reach';
import { StampDots } from './stamp-dots';
import { campaignStrings } from './strings';

// A card does without it when its code does not come.
const GiftCount = lazy<ComponentType<{ campaign: Campaign }>>(() =>
  import('./gifts/gift-count').catch(() => ({ default: () => null })),
);

export type CampaignCardProps = {
  campaign: Campaign;
  /** Milliseconds since 1970. */
  now: number;
  /** Days before the end that are shown on the photo: 3 on home, 6 in lists (§9). */
  within: number;
  /** Among the first pictures of the screen. */
  priority?: boolean;
  /** Level of the name as a heading. */
  level?: 2 | 3;
  /** Path to return to from the campaign. */
  fromPath?: string;
};

/** An offer in a list: the whole card is one link. */
export function CampaignCard({
  campaign,
  now,
  within,
  priority = false,
  level = 3,
  fromPath,
}: CampaignCardProps) {
  const t = useStrings(campaignStrings);
  const language = useLanguage();
  const points = requiredPoints(campaign);
  const stamps = stampCount(campaign);
  const end = endOf(campaign);
  const tag = campaign.tags[0];
  const isMuted = hasEnded(campaign, now) || !hasStarted(campaign.start_date, now);
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <CardLink to={`/campaign/${campaign.id}`} state={fromPath === undefined ? undefined : { fromPath }}>
      <div className={s.card}>
        <div className={classes(s.photo, isMuted && s.over)}>
          <Picture
            src={campaign.cover_photo_url}
            alt=""
            ratio="16/10"
            sizes="(min-width: 1024px) 400px, (min-width: 768px) 50vw, (min-width: 17.5em) 104px, 100vw"
            priority={priority}
          />
          <span className={s.brand}>
            {campaign.brand?.icon_url ? (
              <Picture src={campaign.brand.icon_url} alt="" ratio="1/1" sizes="40px" />
            ) : (
              <Icon name="store" size={20} />
            )}
          </span>
        </div>
        <div className={s.text}>
          <span className={s.status}>
            <Status campaign={campaign} now={now} within={within} />
          </span>
          {tag && (
            <p className={s.tag}>
              <ServerText>{tag}</ServerText>
            </p>
          )}
          <Name className={s.name}>
            <ServerText>{campaignName(campaign, language)}</ServerText>
          </Name>
          {campaign.brand && (
            <p className={s.brandName}>
              <ServerText>{campaign.brand.name}</ServerText>
            </p>
          )}
          <div className={s.foot}>
            {points !== null && (
              <p className={s.points}>
                {points === 0 ? t('free') : t('points', { count: points, points: formatInteger(points) })}
              </p>
            )}
            {stamps && (
              <StampDots {...stamps}>
                {mayHaveGifts(campaign, now) && (
                  <Suspense>
                    <GiftCount campaign={campaign} />
                  </Suspense>
                )}
              </StampDots>
            )}
            <Reach campaign={campaign} />
            <p className={s.end}>
              {end === null ? t('always') : t('until', { date: formatDate(end, language) })}
            </p>
          </div>
        </div>
      </div>
    </CardLink>
  );
}

function Status({ campaign, now, within }: Pick<CampaignCardProps, 'campaign' | 'now' | 'within'>) {
  const t = useStrings(campaignStrings);
  const language = useLanguage();
  const status = cardStatus(campaign, now, within);
  switch (status.kind) {
    case 'out-of-stock':
      return <Chip icon="blocked">{t(campaign.type === 'TICKET_CAMPAIGN' ? 'soldOut' : 'outOfStock')}</Chip>;
    case 'coming':
      return (
        <Chip tone="info" icon="calendar">
          {t('from', { date: formatDate(status.from, language) })}
        </Chip>
      );
    case 'ending':
      return hasEnded(campaign, now) ? (
        <Chip icon="clock">{t('ended')}</Chip>
      ) : (
        <ExpiryChip end={status.end} now={now} within={within} />
      );
    case 'none':
      return null;
  }
}
