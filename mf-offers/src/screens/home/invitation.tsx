import { useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { InvitationReward } from '@mrw/shared-contracts/api/invitations';
import { formatInteger } from '@mrw/shared-ui';
import { invitationStrings } from './invitation-strings';
import { JoinBanner, OpenBanner } from './join-banner';
import s from './sign-up-banner.module.css';
import { useInvitation } from './use-invitation';

/** The invitation of a friend: who it is, if the friend shows the name, and what both get. */
export function Invitation({ code }: { code: string }) {
  const t = useStrings(invitationStrings);
  const app = useHost().config.appName[useLanguage()];
  const rewardText = useRewardText();
  const { data, isPending } = useInvitation(code);
  if (isPending) return <div className={s.waiting} aria-busy="true" />;
  if (!data) return <OpenBanner />;
  const { first_name: name, friend, member } = data;
  const [mine, theirs] = [rewardText(friend), rewardText(member)];
  return (
    <JoinBanner title={name ? t('invitedBy', { name, app }) : t('invited', { app })}>
      <div className={s.text}>
        {mine && <p>{t('youGet', { reward: mine })}</p>}
        {theirs && <p>{t('friendGets', { reward: theirs })}</p>}
        {!mine && !theirs && <p>{t('free')}</p>}
      </div>
    </JoinBanner>
  );
}

/** A reward in words; empty without any. */
function useRewardText() {
  const t = useStrings(invitationStrings);
  return ({ points, stamps, coupon_names: coupons }: InvitationReward): string =>
    [
      ...(points > 0 ? [t('points', { count: points, points: formatInteger(points) })] : []),
      ...(stamps > 0 ? [t('stamps', { count: stamps })] : []),
      ...coupons,
    ].join(' · ');
}
