import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { StampBadge } from '@mrw/shared-contracts/api/stamps';
import { minimumVisible } from '@mrw/shared-contracts/constants';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useUnknownOutcome } from '@mrw/shared-ui/outcome';
import { useQueryClient } from '@tanstack/react-query';
import { stampRewardsKey } from '../../campaigns/gifts/stamp-rewards';
import { useAfterAttempt } from '../acquire/after-attempt';
import { useRefusedText } from '../acquire/refused';
import { pause } from '../../campaigns/press/pause';
import { usePress } from '../../campaigns/press/use-press';
import { acquireGift, type GiftOutcome } from './acquire-gift';
import { giftPress, type StampSlot } from './stamp-slots';
import { stampStrings } from './strings';
import { useGiftName } from './use-gift-name';

/** The dialog of a gift. */
export type GiftDialog =
  | { kind: 'confirm'; badge: StampBadge }
  | { kind: 'success'; badge: StampBadge; couponId: string | null }
  | null;

/** Opening a gift: points at once, a coupon after a question (§4 Stamps). */
export function useGift(campaign: Campaign) {
  const t = useStrings(stampStrings);
  const textOf = useRefusedText();
  const nameOf = useGiftName();
  const host = useHost();
  const queries = useQueryClient();
  const afterAttempt = useAfterAttempt(campaign.id);
  const member = useCurrentMember();
  const mayPress = usePress(campaign);
  const act = `gift of ${campaign.id}`;
  const [dialog, setDialog] = useKept<GiftDialog>(`${act}, dialog`, null);
  const [opening, setOpening] = useKept<StampBadge | null>(`${act}, opening`, null);
  const [points, setPoints] = useKept<StampBadge | null>(`${act}, points`, null);
  const [, run] = useSingleFlight(act);

  const settle = async (badge: StampBadge, outcome: GiftOutcome) => {
    if (outcome.kind === 'acquired') await pause(minimumVisible.afterStampReward);
    afterAttempt(outcome.kind === 'acquired' ? 'done' : outcome, badge.reward_type === 'COUPON');
    if (outcome.kind === 'acquired') {
      if (badge.reward_type === 'COUPON') setDialog({ kind: 'success', badge, couponId: outcome.couponId });
      else {
        if (!host.config.gainSheet) host.notify.toast(t('pointsEarned', { gift: nameOf(badge) }));
        setPoints(badge);
      }
    } else {
      setDialog(null);
      const failed = badge.reward_type === 'COUPON' ? 'couponFailed' : 'pointsFailed';
      host.notify.toast(textOf(outcome, t(failed)), 'failed');
    }
    await queries.invalidateQueries({ queryKey: stampRewardsKey(campaign.id) });
    setOpening(null);
  };
  // The gift stays busy until the outcome is resolved.
  const question = useUnknownOutcome<GiftOutcome>(
    (outcome) => {
      if (outcome.kind === 'unknown') {
        setDialog(null);
        return;
      }
      if (opening) void settle(opening, outcome);
    },
    { key: act, passing: true },
  );
  const acquire = async (badge: StampBadge) => {
    setOpening(badge);
    setPoints(null);
    const gift = { host, campaignId: campaign.id, badgeId: badge.id, onUnclear: question.check };
    question.receive(await acquireGift(gift));
  };

  return {
    dialog,
    question,
    opening: opening?.id ?? null,
    /** The last gift of points that was opened. */
    points,
    press: (slot: StampSlot) => {
      const press = giftPress(slot);
      if ((member && press === 'nothing') || opening !== null) return;
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
      setPoints(null);
    },
  };
}
