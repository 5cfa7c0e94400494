import { useHost } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { useNow } from '@mrw/shared-ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import * as z from 'zod/mini';
import { mayHaveGifts } from '../../campaigns/may-have-gifts';
import type { GiftStripProps } from './gift-strip';

// Home does without it when its code does not come.
const GiftStrip = lazy<ComponentType<GiftStripProps>>(() =>
  import('./home-later').then(
    (later) => ({ default: later.GiftStrip }),
    () => ({ default: () => null }),
  ),
);

type Props = {
  /** Null while they are read. */
  campaigns: readonly Campaign[] | null;
};

/** The gifts that wait, in a place as high as they were at the last visit: what is below does not move. */
export function GiftPlace({ campaigns }: Props) {
  const { storage } = useHost();
  const now = useNow();
  const [stored] = useState(() => storage.device('gift_height', z.number(), { lifetime: 'browser' }));
  const [height, setHeight] = useState(() => stored.read() ?? 0);
  const cards = campaigns?.filter(
    (campaign, at) =>
      mayHaveGifts(campaign, now) && campaigns.findIndex(({ id }) => id === campaign.id) === at,
  );
  if (height === 0 && !cards?.length) return null;
  return (
    <div style={{ minHeight: height }}>
      {cards && (
        <Suspense>
          <GiftStrip
            campaigns={cards}
            onHeight={(next) => {
              if (next === height) return;
              stored.write(next);
              setHeight(next);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
