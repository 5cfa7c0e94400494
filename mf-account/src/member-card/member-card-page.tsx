import { useStrings } from '@mrw/shared-contracts';
import { Button, OfflineStrip, PageLayout } from '@mrw/shared-ui';
import { useState } from 'react';
import { CopyButton } from '../copy/copy-button';
import { LevelCard } from '../level/level-card';
import { useMember } from '../member/member-context';
import { PointsBalance } from '../points/points-balance';
import { CodePanel } from './code-panel';
import { KeepCard } from './keep-card';
import s from './member-card.module.css';
import { memberCardStrings } from './strings';
import { TillMode } from './till-mode';
import { useFreshCode } from './use-fresh-code';

export default function MemberCardPage() {
  const t = useStrings(memberCardStrings);
  const member = useMember();
  const { value, secondsLeft } = useFreshCode(member);
  const [atTill, setAtTill] = useState(false);

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
        <Button
          icon="brightness"
          onClick={() => {
            setAtTill(true);
          }}
        >
          {t('atTill')}
        </Button>
        <CopyButton text={member.membershipId} label={t('copyNumber')} />
      </div>
      <div className={s.points}>
        <PointsBalance />
      </div>
      <KeepCard />
      <TillMode
        open={atTill}
        value={value}
        secondsLeft={secondsLeft}
        number={member.membershipId}
        onClose={() => {
          setAtTill(false);
        }}
      />
    </PageLayout>
  );
}
