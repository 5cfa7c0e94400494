import { readingOf, useLanguage, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { StampRewards } from '@mrw/shared-contracts/api/stamps';
import { Card, formatList, PartFailure, Skeleton, useNow } from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { useBalanceBefore } from '@mrw/shared-ui/gain';
import { CheckingOutcome } from '@mrw/shared-ui/outcome';
import { isClosedToday } from '../../campaigns/availability';
import { mayHaveGifts } from '../../campaigns/may-have-gifts';
import { campaignStrings } from '../../campaigns/strings';
import { giftStrings } from '../../campaigns/gifts/gift-strings';
import { giftsToOpen } from '../../campaigns/gifts/stamp-rewards';
import { UnknownNotice } from '../unknown-outcome/unknown-notice';
import { GiftDialogs } from './gift-dialogs';
import { NextGift } from './next-gift';
import { SlotPlace } from './slot-place';
import s from './stamp-card.module.css';
import { stampSlots } from './stamp-slots';
import { StampTasks } from './stamp-tasks';
import { stampStrings } from './strings';
import { useGift } from './use-gift';
import { useStampCard } from './use-stamp-card';

/** The stamp card of a campaign, its gifts and the tasks that earn more stamps. */
export default function StampCard({ campaign }: { campaign: Campaign }) {
  const t = useStrings(stampStrings);
  const language = useLanguage();
  const c = useStrings(campaignStrings);
  const member = useCurrentMember();
  const { rewards, tasks } = useStampCard(campaign.id);
  const gift = useGift(campaign);
  const balanceBefore = useBalanceBefore(gift.opening === null && gift.points === null, campaign.id);
  const now = useNow();
  const reading = readingOf(rewards);
  const failure = (
    <PartFailure reading={reading} message={c('loadFailed')} onRetry={() => void rewards.refetch()} />
  );
  if (reading.state !== 'ready') {
    return (
      <Card aria-busy={reading.state === 'loading'}>
        {failure}
        {reading.state === 'loading' && <Skeleton lines={6} />}
      </Card>
    );
  }
  const { data: card } = reading;
  const slots = stampSlots(campaign.total_stamps ?? 0, card);
  const images = { slot: campaign.stamp_slot_image ?? null, gift: campaign.stamp_gift_image ?? null };
  const next = <NextGift slots={slots} earned={card.earnedStamps} />;
  const numbers = slots.filter((slot) => slot.gift).map((slot) => slot.number);
  return (
    <Card as="section" aria-label={t('title')}>
      <h2 className={s.title}>{t('title')}</h2>
      {failure}
      <p className={s.summary}>
        {[
          t('summary', { earned: Math.min(card.earnedStamps, slots.length), total: slots.length }),
          numbers.length > 0 && t('gifts', { numbers: formatList(numbers, language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {member && <ToOpen campaign={campaign} card={card} now={now} />}
      {member && next}
      <ul className={s.places}>
        {slots.map((slot) => (
          <li key={slot.number}>
            <SlotPlace
              slot={slot}
              images={images}
              muted={isClosedToday(campaign, now)}
              isMember={member !== null}
              busy={gift.opening !== null && gift.opening === slot.gift?.badge.id}
              onPress={() => gift.press(slot)}
            />
          </li>
        ))}
      </ul>
      {gift.question.checking && !gift.dialog && <CheckingOutcome />}
      {gift.question.open && (
        <UnknownNotice looking={gift.question.looking} onLookAgain={gift.question.lookAgain} />
      )}
      <PartFailure
        reading={readingOf(tasks)}
        message={c('loadFailed')}
        onRetry={() => void tasks.refetch()}
      />
      {tasks.data && tasks.data.length > 0 && (
        <StampTasks campaign={campaign} tasks={tasks.data} next={next} />
      )}
      <GiftDialogs
        campaign={campaign}
        next={next}
        dialog={gift.dialog}
        points={gift.points}
        before={balanceBefore}
        busy={gift.opening !== null}
        checking={gift.question.checking}
        onConfirm={gift.confirm}
        onClose={gift.close}
      />
    </Card>
  );
}

type ToOpenProps = { campaign: Campaign; card: StampRewards; now: number };

function ToOpen({ campaign, card, now }: ToOpenProps) {
  const t = useStrings(giftStrings);
  if (!mayHaveGifts({ ...campaign, earned_stamps: card.earnedStamps }, now)) return null;
  const count = giftsToOpen(card);
  if (count === 0) return null;
  return (
    <p className={s.toOpen} role="status">
      {t('toOpen', { count })}
    </p>
  );
}
