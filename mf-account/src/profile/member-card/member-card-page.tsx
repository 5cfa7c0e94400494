import { useStrings } from '@mrw/shared-contracts';
import { memberCardRefresh } from '@mrw/shared-contracts/constants';
import { memberCode } from '@mrw/shared-contracts/member/member-code';
import { OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { TillButton, useRenewal } from '@mrw/shared-ui/till';
import { WalletPass } from '@mrw/shared-ui/wallet-pass';
import { useState } from 'react';
import { CopyButton } from '../../common/copy/copy-button';
import { LevelCard } from '../level/level-card';
import { PointsBalance } from '../points/points-balance';
import { CodePanel } from './code-panel';
import { EarnedScreen } from './earned-screen';
import { LazyKeep } from './lazy-keep';
import s from './member-card.module.css';
import { memberCardStrings } from './strings';
import { TillMode } from './till-mode';
import { useEarned } from './use-earned';

export default function MemberCardPage() {
  const t = useStrings(memberCardStrings);
  const member = useMember();
  // §2, §9
  const { madeAt, secondsLeft } = useRenewal(memberCardRefresh);
  const value = memberCode(member, madeAt);
  const [atTill, setAtTill] = useState(false);
  const [wasAtTill, setWasAtTill] = useState(false);
  const { earned, dismiss } = useEarned();
  const leaveTill = () => {
    setAtTill(false);
    setWasAtTill(true);
  };

  return (
    <PageLayout title={t('title')} width="narrow">
      <OfflineStrip savedAt={member.pointsReadAt ?? null} />
      <LevelCard>
        <dl className={s.number}>
          <dt>{t('membershipId')}</dt>
          <dd>{member.membershipId}</dd>
        </dl>
      </LevelCard>
      <CodePanel value={value} secondsLeft={secondsLeft} />
      <div className={s.actions}>
        <TillButton
          onClick={() => {
            setAtTill(true);
          }}
        />
        <CopyButton text={member.membershipId} label={t('copyNumber')} />
      </div>
      <WalletPass item="card" />
      {wasAtTill && <LazyKeep as="offer" />}
      <div className={s.points}>
        <PointsBalance />
      </div>
      <LazyKeep as="switch" />
      {atTill && !earned && (
        <TillMode value={value} secondsLeft={secondsLeft} number={member.membershipId} onClose={leaveTill} />
      )}
      {earned && (
        <EarnedScreen
          key={earned.heardAt}
          earned={earned}
          onClose={() => {
            dismiss();
            if (atTill) leaveTill();
          }}
        />
      )}
    </PageLayout>
  );
}
