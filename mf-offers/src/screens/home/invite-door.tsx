import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { referLink } from '@mrw/shared-contracts/member/refer-link';
import { Button, Card, Section } from '@mrw/shared-ui';
import { useShare } from '@mrw/shared-ui/share';
import { useSiteOrigin } from '../../campaigns/device/site-origin';
import s from './invite-door.module.css';
import { inviteStrings } from './invitation-strings';

/** The way for a member to invite a friend, at the end of home. */
export function InviteDoor({ membershipId }: { membershipId: string }) {
  const t = useStrings(inviteStrings);
  const app = useHost().config.appName[useLanguage()];
  const { way, label, share, reach, problem } = useShare({
    title: t('refer'),
    url: referLink(useSiteOrigin(), membershipId),
    text: t('text', { app }),
  });
  return (
    <Card>
      <Section title={t('refer')}>
        <p className={s.what}>{t('what')}</p>
        <Button variant="outline" icon={way} onClick={share} {...reach}>
          {label}
        </Button>
        {/* eslint-disable-next-line mrw/text-has-own-element -- a notice; the type is published */}
        {problem}
      </Section>
    </Card>
  );
}
