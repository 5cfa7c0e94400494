import { Slot, useStrings } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { useAfterFirstPicture } from '@mrw/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import s from './related-campaigns.module.css';
import { detailStrings } from './strings';

/** The campaigns of a store, filled by another remote. The title is hidden until the slot has content. */
export function RelatedCampaigns({ campaigns }: { campaigns: readonly Campaign[] }) {
  const t = useStrings(detailStrings);
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [empty, setEmpty] = useState(false);
  const mayLoad = useAfterFirstPicture();

  useEffect(() => {
    if (!place.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver((entries) => {
      setEmpty(entries.every(({ contentRect }) => contentRect.height === 0));
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <section aria-labelledby={titleId} className={empty ? undefined : s.section}>
      <h2 id={titleId} hidden={empty} className={s.title}>
        {t('related')}
      </h2>
      <div ref={place}>{mayLoad && <Slot name="related-campaigns" values={{ campaigns }} />}</div>
    </section>
  );
}
