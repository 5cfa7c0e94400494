import { useStrings, type Member } from '@mrw/shared-contracts';
import { referLink } from '@mrw/shared-contracts/member/refer-link';
import { Button, Dialog } from '@mrw/shared-ui';
import { useShare } from '@mrw/shared-ui/share';
import { useSiteOrigin } from '../device/site-origin';
import s from './dialogs.module.css';
import { earningStrings } from './strings';

export function ReferDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const t = useStrings(earningStrings);
  const url = referLink(useSiteOrigin(), member.membershipId);
  const { way, label, share, problem } = useShare({ title: t('refer'), url });
  return (
    <Dialog
      open
      title={t('referTitle')}
      onClose={onClose}
      actions={
        <Button icon={way} onClick={share}>
          {label}
        </Button>
      }
    >
      <p className={s.link}>{url}</p>
      <p>{t('MEMBER_REFERRAL')}</p>
      {problem}
    </Dialog>
  );
}
