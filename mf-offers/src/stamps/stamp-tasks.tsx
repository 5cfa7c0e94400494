import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { LinkEarningRule } from '@mrw/shared-contracts/api/stamps';
import { useNow } from '@mrw/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { blockedBy } from '../press/blocked';
import { availabilityOf } from '../campaigns/availability';
import { campaignChanged } from '../campaigns/campaign-changed';
import { useBlockWords } from '../buy/use-block-words';
import { EarnAction, hasAction } from '../earning/earn-action';
import type { EarnOutcome, Proof } from '../earning/earn';
import { useMember } from '../session/who';
import { doTask } from './do-task';
import s from './stamp-card.module.css';
import { stampsEarned } from './stamps-earned';
import { stampStrings } from './strings';
import { stampRewardsKey, stampTasksKey } from './use-stamp-card';

/** Milliseconds. */
const stampPulse = 10;

/** The tasks under a card, each with its button when there is something to do here. */
export function StampTasks({ campaign, tasks }: { campaign: Campaign; tasks: readonly LinkEarningRule[] }) {
  const t = useStrings(stampStrings);
  const host = useHost();
  const queries = useQueryClient();
  const member = useMember();
  const block = blockedBy(availabilityOf(campaign, useNow()));
  const words = useBlockWords(block);

  const submit = async (task: LinkEarningRule, proof: Proof): ReturnType<typeof doTask> =>
    member ? doTask(host, member.uid, campaign.id, task, proof) : { kind: 'failed' };
  const settle = (task: LinkEarningRule, outcome: EarnOutcome) => {
    if (outcome.kind === 'earned') {
      if (member && outcome.stamps !== null) {
        const { uid } = member;
        stampsEarned(queries, { uid, campaignId: campaign.id, taskId: task.id, stamps: outcome.stamps });
      }
      host.bus.publish('points-changed', { version: 1 });
      // A stamp can be felt where the device can do that (Safari cannot).
      if ('vibrate' in navigator) navigator.vibrate(stampPulse);
    }
    // The server has the last word on the card, the count of the task and the cards in lists.
    for (const key of [stampRewardsKey, stampTasksKey]) {
      void queries.invalidateQueries({ queryKey: key(campaign.id) });
    }
    campaignChanged(queries, campaign.id);
  };

  return (
    <section className={s.tasks} aria-label={t('tasks')}>
      <h3 className={s.taskTitle}>{t('tasks')}</h3>
      {tasks.map((task) => (
        <div key={task.id} className={s.task} role="group" aria-label={task.title}>
          <p>{task.title}</p>
          <p className={s.taskFacts}>
            {t('taskStamps', { count: task.stamps })}
            {task.completed_times > 0 && ` · ${t('taskDone', { count: task.completed_times })}`}
            {!hasAction(task.type) && ` · ${t('automatic')}`}
          </p>
          {hasAction(task.type) && (
            <EarnAction
              campaign={campaign}
              type={task.type}
              givesCoupon={false}
              look="outline"
              disabled={block !== null}
              disabledReason={words.reason}
              disabledLabel={words.label}
              onProof={(proof) => submit(task, proof)}
              onOutcome={(outcome) => {
                settle(task, outcome);
              }}
            />
          )}
        </div>
      ))}
    </section>
  );
}
