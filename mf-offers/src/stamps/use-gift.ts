import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { StampBadge } from '@mrw/shared-contracts/api/stamps';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acquireStrings } from '../acquire/acquire-strings';
import { campaignChanged } from '../campaigns/campaign-changed';
import { pause } from '../lost-answer/pause';
import { isUnknown, useOpenQuestion } from '../lost-answer/use-open-question';
import { useBusy } from '../press/use-busy';
import { usePress } from '../press/use-press';
import { useMember } from '../session/who';
import { acquireGift, type GiftOutcome } from './acquire-gift';
import { giftPress, type StampSlot } from './stamp-slots';
import { stampStrings } from './strings';
import { useGiftName } from './use-gift-name';
import { stampRewardsKey } from './use-stamp-card';

/** Which dialog a gift has opened. */
export type GiftDialog =
  { kind: 'confirm'; badge: StampBadge } | { kind: 'success'; badge: StampBadge } | null;

/** Opening a gift: points at once, a coupon after a question (§4 Stamps). */
export function useGift(campaign: Campaign) {
  const t = useStrings(stampStrings);
  const a = useStrings(acquireStrings);
  const nameOf = useGiftName();
  const host = useHost();
  const queries = useQueryClient();
  const member = useMember();
  const mayPress = usePress(campaign);
  const [dialog, setDialog] = useState<GiftDialog>(null);
  const [opening, setOpening] = useState<StampBadge | null>(null);
  const [, run] = useBusy();

  const settle = async (badge: StampBadge, outcome: GiftOutcome) => {
    if (outcome.kind === 'acquired') {
      await pause(minimumVisible.afterStampReward);
      host.bus.publish('points-changed', { version: 1 });
      if (badge.reward_type === 'COUPON') {
        host.bus.publish('coupon-acquired', { version: 1, campaignId: campaign.id });
        setDialog({ kind: 'success', badge });
      } else host.notify.toast(t('pointsEarned', { gift: nameOf(badge) }));
    } else {
      setDialog(null);
      const failed = badge.reward_type === 'COUPON' ? 'couponFailed' : 'pointsFailed';
      host.notify.toast(outcome.kind === 'refused' ? a(outcome.failure) : t(failed), 'failed');
    }
    await queries.invalidateQueries({ queryKey: stampRewardsKey(campaign.id) });
    campaignChanged(queries, campaign.id);
    setOpening(null);
  };
  // The gift stays busy until the outcome is known.
  const question = useOpenQuestion<GiftOutcome>((outcome) => {
    if (opening) void settle(opening, outcome);
  });
  const acquire = async (badge: StampBadge) => {
    setOpening(badge);
    const outcome = await acquireGift(host, campaign.id, badge.id);
    if (isUnknown(outcome)) {
      setDialog(null);
      question.ask(outcome);
    } else await settle(badge, outcome);
  };

  return {
    dialog,
    question,
    opening: opening?.id ?? null,
    press: (slot: StampSlot) => {
      const press = giftPress(slot);
      if ((member && press === 'nothing') || question.open) return;
      run(async () => {
        if (!(await mayPress()) || !slot.gift) return;
        if (press === 'acquire') await acquire(slot.gift.badge);
        else if (press === 'confirm') setDialog({ kind: 'confirm', badge: slot.gift.badge });
      });
    },
    confirm: () => {
      if (dialog?.kind === 'confirm') run(() => acquire(dialog.badge));
    },
    close: () => {
      setDialog(null);
    },
  };
}
