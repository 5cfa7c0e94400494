import { useLanguage, useStrings } from '@mrw/shared-contracts';
import type { PointAccount } from '@mrw/shared-contracts/api/points';
import { Button, Card, formatInteger, ServerText, TextLink } from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { ProgressBar } from '@mrw/shared-ui/progress-bar';
import type { ReactNode } from 'react';
import { requiredPoints } from '../campaigns/campaign-facts';
import { campaignName } from '../campaigns/campaign-texts';
import { useCampaign } from '../campaigns/use-campaign';
import { nextLevelProgress, offerProgress, type GoalProgress } from './goal';
import s from './goal-card.module.css';
import { goalStrings } from './strings';
import { useGoal } from './use-goal';

type Props = {
  /** Without a goal: true offers to choose one, false shows nothing. */
  choosing?: boolean;
};

/** The goal of the member and how far it is; it moves with the points. */
export default function GoalCard({ choosing = false }: Props) {
  const t = useStrings(goalStrings);
  const { pinned, pin } = useGoal();
  const account = useCurrentMember()?.pointAccount ?? null;
  if (!account || (!pinned && !choosing)) return null;
  const unpin = () => {
    pin(null);
  };
  return (
    <Card as="section" aria-label={t('title')}>
      {pinned?.kind === 'offer' && <Offer id={pinned.id} account={account} onUnpin={unpin} />}
      {pinned?.kind === 'level' && (
        <Way name={t('nextLevel')} progress={nextLevelProgress(account)} onUnpin={unpin} />
      )}
      {!pinned && (
        <>
          <h2 className={s.title}>{t('choose')}</h2>
          <p className={s.choices}>
            <TextLink to="/offer/LATEST?sort=points">{t('chooseOffer')}</TextLink>
            {nextLevelProgress(account) && (
              <Button
                variant="quiet"
                onClick={() => {
                  pin({ kind: 'level' });
                }}
              >
                {t('nextLevel')}
              </Button>
            )}
          </p>
        </>
      )}
    </Card>
  );
}

function Offer({ id, account, onUnpin }: { id: string; account: PointAccount; onUnpin(): void }) {
  const t = useStrings(goalStrings);
  const language = useLanguage();
  const { data, isError } = useCampaign(id);
  if (!data) return <Way name={isError ? t('gone') : ''} progress={null} onUnpin={onUnpin} />;
  const name = (
    <TextLink to={`/campaign/${id}`}>
      <ServerText>{campaignName(data, language)}</ServerText>
    </TextLink>
  );
  const progress = offerProgress(requiredPoints(data) ?? 0, account.balance);
  return <Way name={name} progress={data.is_active ? progress : null} onUnpin={onUnpin} />;
}

type WayProps = { name: ReactNode; progress: GoalProgress | null; onUnpin(): void };

function Way({ name, progress, onUnpin }: WayProps) {
  const t = useStrings(goalStrings);
  return (
    <>
      <div className={s.head}>
        <h2 className={s.title}>{t('title')}</h2>
        <Button variant="quiet" onClick={onUnpin}>
          {t('unpin')}
        </Button>
      </div>
      <p>{name}</p>
      {progress && (
        <div className={s.way}>
          <ProgressBar label={t('title')} percent={progress.percent} />
          <p className={s.missing} role="status">
            {progress.missing === 0
              ? t('reached')
              : t('missing', { count: progress.missing, points: formatInteger(progress.missing) })}
          </p>
        </div>
      )}
    </>
  );
}
