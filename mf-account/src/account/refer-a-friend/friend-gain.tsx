import { Slot, useHost, useStrings } from '@mrw/shared-contracts';
import { GainSheet } from '@mrw/shared-ui/gain';
import { referStrings } from './strings';
import type { FriendGain as Gain } from './use-friend-joined';

export type FriendGainProps = { gain: Gain; onClose(): void };

/** What a friend brought who joined while the page is open, until it is closed. */
export default function FriendGain({ gain, onClose }: FriendGainProps) {
  const t = useStrings(referStrings);
  const { affordability } = useHost().config;
  return (
    <GainSheet
      title={t('friendJoined')}
      points={gain}
      to={{ path: '/activity_log', label: t('myPoints') }}
      onClose={onClose}
    >
      {affordability && <Slot name="what-next" values={{ goal: true }} />}
    </GainSheet>
  );
}
