import { useHost, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { Button } from '@mrw/shared-ui';
import { useCurrentMember } from '@mrw/shared-ui/member';
import { requiredPoints } from '../campaign-facts';
import s from './goal-card.module.css';
import { goalStrings } from './strings';
import { useGoal } from './use-goal';

/** Makes an offer with a price the goal of the member. */
export function PinGoal({ campaign }: { campaign: Campaign }) {
  const { affordability } = useHost().config;
  const isMember = useCurrentMember() !== null;
  return affordability && isMember && requiredPoints(campaign) ? <Pin id={campaign.id} /> : null;
}

function Pin({ id }: { id: string }) {
  const t = useStrings(goalStrings);
  const { pinned, pin } = useGoal();
  const isPinned = pinned?.kind === 'offer' && pinned.id === id;
  return (
    <div className={s.pin}>
      <Button
        variant="quiet"
        icon={isPinned ? 'check' : 'level'}
        onClick={() => {
          pin(isPinned ? null : { kind: 'offer', id });
        }}
      >
        {t(isPinned ? 'unpin' : 'pin')}
      </Button>
    </div>
  );
}
