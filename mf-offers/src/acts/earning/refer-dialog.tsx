import { useHost, useLanguage, useStrings, type Member } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { referLink } from '@mrw/shared-contracts/member/refer-link';
import { Button, Dialog } from '@mrw/shared-ui';
import { useShare } from '@mrw/shared-ui/share';
import { campaignPhotos } from '../../campaigns/campaign-texts';
import { useSiteOrigin } from '../../campaigns/device/site-origin';
import s from './dialogs.module.css';
import { earningStrings } from './strings';

type Props = { member: Member; campaign: Campaign; onClose(): void };

export function ReferDialog({ member, campaign, onClose }: Props) {
  const t = useStrings(earningStrings);
  const url = referLink(useSiteOrigin(), member.membershipId);
  const language = useLanguage();
  const { way, label, share, reach, problem } = useShare({
    title: t('refer'),
    url,
    text: t('referText', { app: useHost().config.appName[language] }),
    picture: campaignPhotos(campaign, language)[0],
  });
  return (
    <Dialog
      open
      title={t('referTitle')}
      onClose={onClose}
      actions={
        <Button icon={way} onClick={share} {...reach}>
          {label}
        </Button>
      }
    >
      <p className={s.link}>{url}</p>
      <p>{t('MEMBER_REFERRAL')}</p>
      {/* eslint-disable-next-line mrw/text-has-own-element -- a notice; the type is published */}
      {problem}
    </Dialog>
  );
}
