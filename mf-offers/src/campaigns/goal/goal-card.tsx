import { readingOf, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { PointAccount } from '@mrw/shared-contracts/api/points';
import {
  Button,
  Card,
  formatInteger,
  formatMoney,
  LinkButton,
  PartialFailure,
  ServerText,
  Skeleton,
  TextLink,
} from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { ProgressBar } from '@mrw/shared-ui/progress-bar';
import type { ReactNode } from 'react';
import { requiredPoints } from '../campaign-facts';
import { campaignName } from '../campaign-texts';
import { useCampaign } from '../use-campaign';
import { nextLevelProgress, offerProgress, type Goal, type GoalProgress } from './goal';
import s from './goal-card.module.css';
import { goalStrings } from './strings';
import { useGoal } from './use-goal';

type Props = {
  /** Without a goal: true offers to choose one, false shows nothing. */
  choosing?: boolean;
  /** It cannot be removed here. */
  fixed?: boolean;
};

/** The goal of the member and how far it is; it moves with the points. */
export default function GoalCard({ choosing = false, fixed = false }: Props) {
  const t = useStrings(goalStrings);
  const { pinned, pin } = useGoal();
  const account = useCurrentMember()?.pointAccount ?? null;
  if (!account || (!pinned && !choosing)) return null;
  const unpin = fixed
    ? null
    : () => {
        pin(null);
      };
  return (
    <Card as="section" aria-label={t('title')}>
      {pinned?.kind === 'offer' && <Offer id={pinned.id} account={account} onUnpin={unpin} />}
      {pinned?.kind === 'level' && <Level account={account} onUnpin={unpin} />}
      {!pinned && <Choose account={account} onPin={pin} />}
    </Card>
  );
}

function Choose({ account, onPin }: { account: PointAccount; onPin(goal: Goal): void }) {
  const t = useStrings(goalStrings);
  const { levels } = useHost().config.flags;
  return (
    <>
      <h2 className={s.title}>{t('choose')}</h2>
      <p className={s.choices}>
        <LinkButton variant="outline" to="/offer/LATEST?sort=points">
          {t('chooseOffer')}
        </LinkButton>
        {levels && nextLevelProgress(account) && (
          <Button
            variant="outline"
            onClick={() => {
              onPin({ kind: 'level' });
            }}
          >
            {t('nextLevel')}
          </Button>
        )}
      </p>
    </>
  );
}

type GoalProps = { account: PointAccount; onUnpin: (() => void) | null };

function Offer({ id, account, onUnpin }: GoalProps & { id: string }) {
  const t = useStrings(goalStrings);
  const language = useLanguage();
  const campaign = useCampaign(id);
  const reading = readingOf(campaign);
  if (reading.state === 'loading') return <Way name={<Skeleton lines={2} />} onUnpin={onUnpin} />;
  if (reading.state === 'gone') return <Way name={t('gone')} onUnpin={onUnpin} />;
  if (reading.state === 'failed')
    return <PartialFailure message={t('unread')} onRetry={() => void campaign.refetch()} />;
  const { data } = reading;
  const name = (
    <TextLink to={`/campaign/${id}`}>
      <ServerText>{campaignName(data, language)}</ServerText>
    </TextLink>
  );
  const progress = offerProgress(requiredPoints(data) ?? 0, account.balance);
  const text = t('missing', { count: progress.missing, points: formatInteger(progress.missing) });
  return data.is_active ? (
    <Way
      name={name}
      progress={progress}
      text={progress.missing === 0 ? t('reached') : text}
      onUnpin={onUnpin}
    />
  ) : (
    <Way name={name} text={t('gone')} onUnpin={onUnpin} />
  );
}

function Level({ account, onUnpin }: GoalProps) {
  const t = useStrings(goalStrings);
  const progress = nextLevelProgress(account);
  if (!progress) return <Way name={t('nextLevel')} text={t('highest')} onUnpin={onUnpin} />;
  // A level is reached by spending: 1 of its points is HK$1.
  const text = t('toSpend', { money: formatMoney(progress.missing) });
  return <Way name={t('nextLevel')} progress={progress} text={text} onUnpin={onUnpin} />;
}

type WayProps = { name: ReactNode; progress?: GoalProgress; text?: string; onUnpin: GoalProps['onUnpin'] };

function Way({ name, progress, text, onUnpin }: WayProps) {
  const t = useStrings(goalStrings);
  return (
    <>
      <div className={s.head}>
        <h2 className={s.title}>{t('title')}</h2>
        {onUnpin && (
          <Button variant="quiet" onClick={onUnpin}>
            {t('unpin')}
          </Button>
        )}
      </div>
      <div>{name}</div>
      <div className={s.way}>
        {progress && <ProgressBar label={t('title')} percent={progress.percent} />}
        {text && (
          <p className={s.missing} role="status">
            {text}
          </p>
        )}
      </div>
    </>
  );
}
