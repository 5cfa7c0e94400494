import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { classes, Lightbox, LinkButton, Notice, PictureSlider, Section } from '@mrw/shared-ui';
import { useState } from 'react';
import { campaignName, campaignPhotos } from '../campaigns/campaign-texts';
import { appLink } from '../device/app-link';
import { isMobileDevice } from '../device/mobile-device';
import { ShareButton } from '../share/share-button';
import { shareStrings } from '../share/strings';
import { CampaignAction } from './campaign-action';
import { CampaignHead } from './campaign-head';
import type { CampaignRoute } from './campaign-route';
import { CampaignTexts } from './campaign-texts';
import s from './campaign-view.module.css';
import { detailStrings } from './strings';

/** A campaign of any type: what it is on the left, what can be done on the right. */
export function CampaignView({ campaign, route }: { campaign: Campaign; route: CampaignRoute }) {
  const t = useStrings(detailStrings);
  const share = useStrings(shareStrings);
  const { config, navigation } = useHost();
  const language = useLanguage();
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
        <CampaignHead campaign={campaign} name={name} />
        {!campaign.is_active && (
          <div className={s.notice}>
            <Notice tone="warn">{t('inactive')}</Notice>
          </div>
        )}
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
