import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { EarningRule } from '@mrw/shared-contracts/api/earning-rules';
import { Card, useNow } from '@mrw/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useBlockWords } from '../buy/use-block-words';
import { availabilityOf } from '../campaigns/availability';
import { campaignChanged } from '../campaigns/campaign-changed';
import type { Remembered } from '../lost-answer/remember';
import { blockedBy } from '../press/blocked';
import { useMember } from '../session/who';
import { earn, type EarnOutcome, type Proof } from './earn';
import { EarnAction, hasAction } from './earn-action';
import { givesCoupon } from './earn-state';
import s from './earning-panel.module.css';
import { rewardProbe } from './reward-probe';
import { RuleText } from './rule-text';
import { earningStrings } from './strings';

/** What an earning campaign asks for and gives, and its button when it has one. */
export default function EarningPanel({ campaign, rule }: { campaign: Campaign; rule: EarningRule }) {
  const t = useStrings(earningStrings);
  const host = useHost();
  const queries = useQueryClient();
  const member = useMember();
  const block = blockedBy(availabilityOf(campaign, useNow()));
  const words = useBlockWords(block);
  const before = useRef<Remembered | null>(null);

  const submit = async (proof: Proof): ReturnType<typeof earn> => {
    if (!member) return { kind: 'failed' };
    const { uid } = member;
    const wasEarned = await (before.current ?? rewardProbe(host, uid, rule))();
    return earn({ host, uid, campaignId: campaign.id, proof, wasEarned });
  };
  const settle = (outcome: EarnOutcome) => {
    if (outcome.kind === 'earned' || outcome.kind === 'unclear') {
      host.bus.publish('points-changed', { version: 1 });
    }
    if (outcome.kind === 'earned' && givesCoupon(rule)) {
      host.bus.publish('coupon-acquired', { version: 1, campaignId: campaign.id });
    }
    campaignChanged(queries, campaign.id);
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
          onStart={() => {
            before.current = member && rewardProbe(host, member.uid, rule);
          }}
          onProof={submit}
          onOutcome={settle}
        />
      )}
    </Card>
  );
}
