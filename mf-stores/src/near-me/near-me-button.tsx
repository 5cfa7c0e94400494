import { useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import type { Ref } from 'react';
import { nearMeStrings } from './strings';
import { useGeolocation } from './geolocation';

/** Sorts by distance, or resets the order. The location is requested at the press, not before. */
export function NearMeButton({ ref, onReach }: { ref: Ref<HTMLButtonElement>; onReach(): void }) {
  const t = useStrings(nearMeStrings);
  const { location, ask, stop } = useGeolocation();
  const on = location.kind === 'known';
  return (
    <Button
      ref={ref}
      variant={on ? 'filled' : 'outline'}
      icon="map-pin"
      aria-pressed={on}
      busy={location.kind === 'asking'}
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
