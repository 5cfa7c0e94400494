import { useHost, useKept, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { EarningRule } from '@mrw/shared-contracts/api/earning-rules';
import { Card, useNow } from '@mrw/shared-ui';
import { useBalanceBefore } from '@mrw/shared-ui/gain';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useAfterAttempt } from '../acquire/after-attempt';
import { campaignName } from '../../campaigns/campaign-texts';
import { useBlockTexts } from '../buy/use-block-texts';
import { availabilityOf } from '../../campaigns/availability';
import { Gain } from '../../campaigns/points-change/gain';
import { blockedBy } from '../../campaigns/press/blocked';
import { rememberLog } from '../unknown-outcome/log-entry';
import { earn, entryTypes, type Earned } from './earn';
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
  const language = useLanguage();
  const afterAttempt = useAfterAttempt(campaign.id);
  const member = useCurrentMember();
  const block = blockedBy(availabilityOf(campaign, useNow()));
  const texts = useBlockTexts(block);
  const [earned, setEarned] = useKept<Earned | null>(`earned by ${rule.id}`, null);
  const balanceBefore = useBalanceBefore(earned === null, rule.id);

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
          id={rule.id}
          campaign={campaign}
          type={rule.type}
          givesCoupon={givesCoupon(rule)}
          disabled={block !== null}
          disabledReason={texts.reason}
          disabledLabel={texts.label}
          onProof={submit}
          onOutcome={(outcome) => {
            if (outcome.kind === 'earned') setEarned(outcome);
            afterAttempt(outcome.kind === 'earned' ? 'done' : outcome, givesCoupon(rule));
          }}
        />
      )}
      {earned && (
        <Gain
          campaign={campaign}
          title={t('earned')}
          gained={rule.coupon_template?.name ?? campaignName(campaign, language)}
          before={balanceBefore}
          points={rule.points}
          couponId={earned.couponId}
          onClose={() => {
            setEarned(null);
          }}
        />
      )}
      {rule.type === 'GENERAL_PURCHASE' && <SendReceipt campaign={campaign} inBar />}
    </Card>
  );
}
