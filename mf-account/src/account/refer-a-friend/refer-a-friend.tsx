import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { referLink } from '@mrw/shared-contracts/member/refer-link';
import { Button, Card, Section } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { useShare } from '@mrw/shared-ui/share';
import { fieldRights } from '../account-editing/field-rights';
import { useProfileFieldConfig } from '../account-information/use-account-config';
import { CopyButton } from '../../common/copy/copy-button';
import { useCustomer } from '../../common/member/use-customer';
import { FriendRewards } from './friend-rewards';
import { Friends } from './friends';
import s from './refer-a-friend.module.css';
import { ShowName } from './show-name';
import { referStrings } from './strings';

/** Referral code and link of the member. */
export function ReferAFriend() {
  const t = useStrings(referStrings);
  const { navigation, config } = useHost();
  const language = useLanguage();
  const { membershipId } = useMember();
  const customer = useCustomer();
  const { data = [] } = useProfileFieldConfig();
  const { shown } = fieldRights('REFERRAL_CODE', data, null);
  const site = new URL(navigation.createHref('/'), document.baseURI).href;
  const link = referLink(site, membershipId);
  const { way, label, share, reach, problem } = useShare({
    title: t('title'),
    url: link,
    text: t('text', { app: config.appName[language] }),
    // The picture of the site, as its head names it.
    picture: new URL('assets/icon-512.png', site).href,
  });
  return (
    <Card>
      <Section title={t('title')}>
        <dl className={s.facts}>
          {shown && customer.referral_code && (
            <div>
              <dt>{t('code')}</dt>
              <dd>{customer.referral_code}</dd>
            </div>
          )}
          <div>
            <dt>{t('link')}</dt>
            <dd>{link}</dd>
          </div>
        </dl>
        <div className={s.buttons}>
          <CopyButton text={link} label={t('copyLink')} />
          {config.richSharing && way === 'share' && (
            <Button variant="outline" icon="share" onClick={share} {...reach}>
              {label}
            </Button>
          )}
        </div>
        {/* eslint-disable-next-line mrw/text-has-own-element -- a notice; the type is published */}
        {problem}
        {config.richSharing && customer.referrer !== null && <p className={s.joined}>{t('joined')}</p>}
        {config.invitations && <Friends />}
        {config.richSharing && <FriendRewards />}
        {config.invitations && customer.shows_name_to_invited !== undefined && (
          <ShowName shown={customer.shows_name_to_invited} />
        )}
      </Section>
    </Card>
  );
}
