import { useHost, useStrings } from '@mrw/shared-contracts';
import { isMobileDevice } from '@mrw/shared-contracts/device/mobile-device';
import { Button, LinkButton, Section } from '@mrw/shared-ui';
import { useShare } from '@mrw/shared-ui/share';
import { appLink } from '../device/app-link';
import s from './campaign-view.module.css';
import { detailStrings } from './strings';

/** The link of a campaign to hand on, and on phones the way into the app. */
export function ShareSection({ id, name }: { id: string; name: string }) {
  const t = useStrings(detailStrings);
  const { config, navigation } = useHost();
  const url = new URL(navigation.createHref(`/campaign/${id}`), document.baseURI).href;
  const { way, label, share, problem } = useShare({ title: name, url });
  return (
    <Section title={t('share')}>
      <p className={s.shareText}>{t('shareText')}</p>
      <div className={s.buttons}>
        <Button variant="outline" icon={way} onClick={share}>
          {label}
        </Button>
        {isMobileDevice(navigator) && (
          <LinkButton to={appLink(config.appScheme, 'campaignDetail', id)} variant="outline" icon="external">
            {t('openApp')}
          </LinkButton>
        )}
      </div>
      {problem}
    </Section>
  );
}
