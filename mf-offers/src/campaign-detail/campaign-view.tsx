import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { classes, Lightbox, LinkButton, PictureSlider, Section, UpdatedAgo, useNow } from '@mrw/shared-ui';
import { useState } from 'react';
import { showsStock } from '../campaigns/campaign-facts';
import type { CampaignRoute } from '../campaigns/campaign-route';
import { campaignName, campaignPhotos } from '../campaigns/campaign-texts';
import { appLink } from '../device/app-link';
import { ShareButton } from '../share/share-button';
import { shareStrings } from '../share/strings';
import { CampaignAction } from './campaign-action';
import { CampaignHead } from './campaign-head';
import { CampaignNotice } from './campaign-notice';
import { CampaignTexts } from './campaign-texts';
import s from './campaign-view.module.css';
import { detailStrings } from './strings';

type Props = {
  campaign: Campaign;
  route: CampaignRoute;
  /**
   * When the campaign was read, in milliseconds since 1970 (0 while another language is on its way); how to
   * do it again.
   */
  read: { at: number; again(): void };
};

/** A campaign of any type: what it is on the left, what can be done on the right. */
export function CampaignView({ campaign, route, read }: Props) {
  const t = useStrings(detailStrings);
  const share = useStrings(shareStrings);
  const { config, navigation } = useHost();
  const language = useLanguage();
  const now = useNow();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const name = campaignName(campaign, language);
  const pictures = campaignPhotos(campaign, language).map((src) => ({ src, alt: name }));
  const url = new URL(navigation.createHref(`/campaign/${campaign.id}`), document.baseURI).href;

  return (
    <div className={s.layout}>
      <div className={s.media}>
        <PictureSlider
          pictures={pictures}
          ratio="16/10"
          sizes="(min-width: 1024px) 660px, 100vw"
          onOpen={setEnlarged}
        />
        <Lightbox
          pictures={pictures}
          open={enlarged !== null}
          startAt={enlarged ?? 0}
          onClose={() => setEnlarged(null)}
        />
      </div>
      <div className={classes(s.side, campaign.type !== 'TICKET_CAMPAIGN' && s.staying)}>
        <CampaignHead campaign={campaign} name={name}>
          {showsStock(campaign) && <UpdatedAgo at={read.at || now} now={now} onRefresh={read.again} />}
        </CampaignHead>
        <CampaignNotice campaign={campaign} />
        <CampaignAction campaign={campaign} route={route} />
      </div>
      <div className={s.texts}>
        <CampaignTexts campaign={campaign} />
        <Section title={share('title')}>
          <p className={s.shareText}>{share('text')}</p>
          <div className={s.buttons}>
            <ShareButton title={name} url={url} />
            {isMobileDevice(navigator) && (
              <LinkButton
                to={appLink(config.appScheme, 'campaignDetail', campaign.id)}
                variant="outline"
                icon="external"
              >
                {t('openApp')}
              </LinkButton>
            )}
          </div>
        </Section>
      </div>
    </div>
  );
}
