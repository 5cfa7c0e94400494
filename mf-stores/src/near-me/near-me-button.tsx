import { useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import { nearMeStrings } from './strings';
import { useWhereabouts } from './whereabouts';

/** Sorts by distance, or back. Nothing is asked of the device before it is pressed. */
export function NearMeButton({ onReach }: { onReach(): void }) {
  const t = useStrings(nearMeStrings);
  const { whereabouts, ask, stop } = useWhereabouts();
  const on = whereabouts.kind === 'known';
  return (
    <Button
      variant={on ? 'filled' : 'outline'}
      icon="map-pin"
      aria-pressed={on}
      busy={whereabouts.kind === 'asking'}
      onClick={() => {
        if (on) {
          stop();
        } else {
          ask();
          onReach();
        }
      }}
    >
      {t('nearMe')}
    </Button>
  );
}
