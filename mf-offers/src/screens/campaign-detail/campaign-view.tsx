import { useLanguage } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { classes, UpdatedAgo, useNow } from '@mrw/shared-ui';
import { ItemPictures } from '@mrw/shared-ui/item-pictures';
import { showsStock } from '../../campaigns/campaign-facts';
import type { CampaignRoute } from '../../campaigns/campaign-route';
import { campaignName, campaignPhotos } from '../../campaigns/campaign-texts';
import { PinGoal } from '../../campaigns/goal/pin-goal';
import { CampaignAction } from './campaign-action';
import { CampaignHead } from './campaign-head';
import { CampaignNotice } from './campaign-notice';
import { CampaignTexts } from './campaign-texts';
import s from './campaign-view.module.css';
import { ShareSection } from './share-section';

type Props = {
  campaign: Campaign;
  route: CampaignRoute;
  /**
   * When the campaign was read, in milliseconds since 1970 (0 while another language loads), and how to reload it.
   */
  read: { at: number; again(): void };
};

/** A campaign of any type: description on the left, action on the right. */
export function CampaignView({ campaign, route, read }: Props) {
  const language = useLanguage();
  const now = useNow();
  const name = campaignName(campaign, language);
  const pictures = campaignPhotos(campaign, language).map((src) => ({ src, alt: name }));

  return (
    <div className={s.layout}>
      <div className={s.media}>
        <ItemPictures pictures={pictures} ratio="16/10" sizes="(min-width: 1024px) 660px, 100vw" />
      </div>
      <div className={classes(s.side, campaign.type !== 'TICKET_CAMPAIGN' && s.staying)}>
        <CampaignHead campaign={campaign} name={name} now={now}>
          {showsStock(campaign) && <UpdatedAgo at={read.at || null} onRefresh={read.again} />}
        </CampaignHead>
        <CampaignNotice campaign={campaign} />
        <CampaignAction campaign={campaign} route={route} />
        <PinGoal campaign={campaign} />
      </div>
      <div className={s.texts}>
        <CampaignTexts campaign={campaign} />
        <ShareSection campaign={campaign} name={name} />
      </div>
    </div>
  );
}
