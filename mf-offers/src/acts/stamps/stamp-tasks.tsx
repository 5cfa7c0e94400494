import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { LinkEarningRule } from '@mrw/shared-contracts/api/stamps';
import { useNow, type Elements } from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useQueryClient } from '@tanstack/react-query';
import { stampRewardsKey } from '../../campaigns/gifts/stamp-rewards';
import { Gain } from '../../campaigns/points-change/gain';
import { blockedBy } from '../../campaigns/press/blocked';
import { availabilityOf } from '../../campaigns/availability';
import { useAfterAttempt } from '../acquire/after-attempt';
import { useBlockTexts } from '../buy/use-block-texts';
import { EarnAction, hasAction } from '../earning/earn-action';
import type { EarnOutcome } from '../earning/earn';
import { SendReceipt } from '../earning/send-receipt';
import { earningStrings } from '../earning/strings';
import { doTask } from './do-task';
import s from './stamp-card.module.css';
import { stampsEarned } from './stamps-earned';
import { stampStrings } from './strings';
import { stampTasksKey } from './use-stamp-card';

/** Milliseconds. */
const stampPulse = 10;

type Props = {
  campaign: Campaign;
  tasks: readonly LinkEarningRule[];
  /** What the next stamps are for. */
  next: Elements;
};

/** The tasks below a card, each with its button when it has an action here. */
export function StampTasks({ campaign, tasks, next }: Props) {
  const t = useStrings(stampStrings);
  const e = useStrings(earningStrings);
  const host = useHost();
  const queries = useQueryClient();
  const member = useCurrentMember();
  const afterAttempt = useAfterAttempt(campaign.id);
  const block = blockedBy(availabilityOf(campaign, useNow()));
  const texts = useBlockTexts(block);

  const [gained, setGained] = useKept<number | null>(`stamps of ${campaign.id}`, null);

  const settle = (task: LinkEarningRule, outcome: EarnOutcome) => {
    if (outcome.kind === 'earned') {
      setGained(outcome.stamps ?? task.stamps);
      if (member && outcome.stamps !== null) {
        const { uid } = member;
        stampsEarned(queries, { uid, campaignId: campaign.id, taskId: task.id, stamps: outcome.stamps });
      }
      // A vibration, where the device supports it (Safari does not).
      if ('vibrate' in navigator) navigator.vibrate(stampPulse);
    }
    // The server decides about the card, the count of the task and the cards in lists.
    for (const key of [stampRewardsKey, stampTasksKey]) {
      void queries.invalidateQueries({ queryKey: key(campaign.id) });
    }
    afterAttempt(outcome.kind === 'earned' ? 'done' : outcome, false);
  };

  return (
    <section className={s.tasks} aria-label={t('tasks')}>
      <h3 className={s.taskTitle}>{t('tasks')}</h3>
      {tasks.map((task) => (
        <div key={task.id} className={s.task} role="group" aria-label={task.title}>
          <p>{task.title}</p>
          <p className={s.taskFacts}>
            {[
              t('taskStamps', { count: task.stamps }),
              task.completed_times > 0 && t('taskDone', { count: task.completed_times }),
              !hasAction(task.type) && t('automatic'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {task.type === 'GENERAL_PURCHASE' && <SendReceipt campaign={campaign} />}
          {hasAction(task.type) && (
            <EarnAction
              id={task.id}
              campaign={campaign}
              type={task.type}
              givesCoupon={false}
              look="outline"
              disabled={block !== null}
              disabledReason={texts.reason}
              disabledLabel={texts.label}
              onProof={async (proof, onUnclear) =>
                member
                  ? doTask({ host, uid: member.uid, campaignId: campaign.id, task, proof, onUnclear })
                  : { kind: 'failed' }
              }
              onOutcome={(outcome) => {
                settle(task, outcome);
              }}
            />
          )}
        </div>
      ))}
      {gained !== null && host.config.gainSheet && (
        <Gain
          campaign={campaign}
          title={e('earned')}
          gained={t('taskStamps', { count: gained })}
          onClose={() => {
            setGained(null);
          }}
        >
          {next}
        </Gain>
      )}
    </section>
  );
}
