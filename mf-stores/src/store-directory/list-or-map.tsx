import { useHost, useStrings } from '@mrw/shared-contracts';
import { SegmentedTabs } from '@mrw/shared-ui';
import type { ReactNode } from 'react';
import s from './list-or-map.module.css';
import type { Shown } from './store-filters';
import { directoryStrings } from './strings';

type Props = { shown: Shown; onSelect(shown: Shown): void; children: ReactNode };

/** The choice between list and map where the deployment has a map. */
export function ListOrMap({ shown, onSelect, children }: Props) {
  const t = useStrings(directoryStrings);
  const { config } = useHost();
  if (!config.storeMap) return children;
  return (
    <div className={s.choice}>
      <SegmentedTabs
        label={t('shownAs')}
        tabs={[
          { id: 'list', label: t('list') },
          { id: 'map', label: t('map') },
        ]}
        selected={shown}
        onSelect={onSelect}
      >
        {children}
      </SegmentedTabs>
    </div>
  );
}
