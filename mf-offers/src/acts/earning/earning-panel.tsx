import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { EarningRule } from '@mrw/shared-contracts/api/earning-rules';
import { Card, useNow } from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useState } from 'react';
import { useAfterAttempt } from '../acquire/after-attempt';
import { useBlockWords } from '../buy/use-block-words';
import { availabilityOf } from '../../campaigns/availability';
import { AfterEarning } from '../../campaigns/points-change/after-earning';
import { useBalanceBefore } from '../../campaigns/points-change/points-line';
import { blockedBy } from '../../campaigns/press/blocked';
import { rememberLog } from '../unknown-outcome/log-entry';
import { earn, entryTypes } from './earn';
import { EarnAction, hasAction } from './earn-action';
import type { EarnActionProps } from './earn-props';
import { givesCoupon } from './earn-state';
import s from './earning-panel.module.css';
import { RuleText } from './rule-text';
import { SendReceipt } from './send-receipt';
import { earningStrings } from './strings';

/** The task and the reward of an earning campaign, and its button when it has one. */
export default function EarningPanel({ campaign, rule }: { campaign: Campaign; rule: EarningRule }) {
  const t = useStrings(earningStrings);
  const host = useHost();
  const afterAttempt = useAfterAttempt(campaign.id);
  const member = useCurrentMember();
  const block = blockedBy(availabilityOf(campaign, useNow()));
  const words = useBlockWords(block);
  const [earned, setEarned] = useState(false);
  const balanceBefore = useBalanceBefore(!earned);

  const submit: EarnActionProps['onProof'] = async (proof, onUnclear) => {
    if (!member) return { kind: 'failed' };
    const { uid } = member;
    const isDone = await rememberLog(host, uid, entryTypes[proof.kind], campaign);
    return earn({ host, uid, campaignId: campaign.id, proof, isDone, onUnclear });
  };

  return (
    <Card as="section" aria-label={t('title')}>
      <h2 className={s.title}>{t('title')}</h2>
      <RuleText rule={rule} />
      {hasAction(rule.type) && (
        <EarnAction
          inBar
          campaign={campaign}
          type={rule.type}
          givesCoupon={givesCoupon(rule)}
          disabled={block !== null}
          disabledReason={words.reason}
          disabledLabel={words.label}
          onProof={submit}
          onOutcome={(outcome) => {
            if (outcome.kind === 'earned') setEarned(true);
            afterAttempt(outcome.kind === 'earned' ? 'done' : outcome, givesCoupon(rule));
          }}
        />
      )}
      {earned && <AfterEarning before={balanceBefore} points={rule.points} usedId={campaign.id} />}
      {rule.type === 'GENERAL_PURCHASE' && <SendReceipt campaign={campaign} inBar />}
    </Card>
  );
}
