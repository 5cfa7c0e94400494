import { useStrings, type Member } from '@mrw/shared-contracts';
import { referLink } from '@mrw/shared-contracts/member/refer-link';
import { Dialog } from '@mrw/shared-ui';
import { useSiteOrigin } from '../device/site-origin';
import { ShareButton } from '../share/share-button';
import s from './dialogs.module.css';
import { earningStrings } from './strings';

export function ReferDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const t = useStrings(earningStrings);
  const url = referLink(useSiteOrigin(), member.membershipId);
  return (
    <Dialog
      open
      title={t('referTitle')}
      onClose={onClose}
      actions={<ShareButton title={t('refer')} url={url} variant="filled" />}
    >
      <p className={s.link}>{url}</p>
      <p>{t('MEMBER_REFERRAL')}</p>
    </Dialog>
  );
}
