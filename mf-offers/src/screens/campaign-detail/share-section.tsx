import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { Button, LinkButton, ScreenForm, Section } from '@mrw/shared-ui';
import { useShare } from '@mrw/shared-ui/share';
import { campaignPhotos, formatOf } from '../../campaigns/campaign-texts';
import { appLink } from '../../campaigns/device/app-link';
import s from './campaign-view.module.css';
import { detailStrings } from './strings';

/** The link of a campaign to hand on, and on phones the way into the app. */
export function ShareSection({ campaign, name }: { campaign: Campaign; name: string }) {
  const { id, short_description: about } = campaign;
  const t = useStrings(detailStrings);
  const { config, navigation } = useHost();
  const url = new URL(navigation.createHref(`/campaign/${id}`), document.baseURI).href;
  const language = useLanguage();
  const { way, label, share, reach, problem } = useShare({
    title: name,
    url,
    text: about && formatOf(about) === 'plain' ? about : null,
    picture: campaignPhotos(campaign, language)[0],
  });
  return (
    <Section title={t('share')}>
      <p className={s.shareText}>{t('shareText')}</p>
      <div className={s.buttons}>
        <Button variant="outline" icon={way} onClick={share} {...reach}>
          {label}
        </Button>
        <ScreenForm of="mobile" chosen={isMobileDevice(navigator)}>
          <LinkButton to={appLink(config.appScheme, 'campaignDetail', id)} variant="outline" icon="external">
            {t('openApp')}
          </LinkButton>
        </ScreenForm>
      </div>
      {/* eslint-disable-next-line mrw/text-has-own-element -- a notice; the type is published */}
      {problem}
    </Section>
  );
}
