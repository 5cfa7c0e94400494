import {
  deviceNow,
  useClock,
  useHost,
  useLanguage,
  usePageMeta,
  useSession,
  useStateStream,
  useStrings,
} from '@mrw/shared-contracts';
import { memberCode } from '@mrw/shared-contracts/member/member-code';
import { Button, Card, DoneMark, LinkButton, NotFoundState, PageLayout } from '@mrw/shared-ui';
import { QrCode } from '@mrw/shared-ui/qr-code';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { campaignName } from '../../campaigns/campaign-texts';
import { useCampaign } from '../../campaigns/use-campaign';
import { readRegisteredGuest, type RegisteredGuest } from './registered-guest';
import s from './register-success.module.css';
import { registerStrings } from './strings';
import { useSignUp } from './use-sign-up';

export default function RegisterSuccessPage() {
  const { id = '' } = useParams();
  usePageMeta({ unlisted: true });
  const location = useLocation();
  const guest = readRegisteredGuest(location.state, new URLSearchParams(location.search));
  if (!guest) return <NotFoundState />;
  return <Registered campaignId={id} guest={guest} />;
}

function Registered({ campaignId, guest }: { campaignId: string; guest: RegisteredGuest }) {
  const t = useStrings(registerStrings);
  const language = useLanguage();
  const session = useSession();
  const { embed } = useHost();
  const campaign = useCampaign(campaignId);
  const { busy, signUp } = useSignUp(guest);
  // One code for the visit of the page, with the time of the server once it is known.
  const [madeAt] = useState(deviceNow);
  const code = memberCode(guest, madeAt + useStateStream(useClock().offset$));
  const name = campaign.data ? campaignName(campaign.data, language) : null;
  return (
    <PageLayout width="narrow">
      <div className={s.page}>
        <DoneMark />
        <h1 className={s.title}>{t('title')}</h1>
        <p>{name === null ? t('textPlain') : t('text', { campaign: name })}</p>
        <div className={s.code}>
          <QrCode value={code} title={t('code')} />
        </div>
        <p className={s.keep}>{t('keep')}</p>
        <Card>
          <div className={s.actions}>
            {session.kind === 'visitor' && !embed.isOpenInOtherSite && (
              <Button wide busy={busy} onClick={signUp}>
                {t('register')}
              </Button>
            )}
            <LinkButton wide variant="outline" to={`/campaign/${campaignId}`}>
              {t('detail')}
            </LinkButton>
          </div>
        </Card>
      </div>
    </PageLayout>
  );
}
