import { useStrings } from '@mrw/shared-contracts';
import { minimumVisible, scrollDistance } from '@mrw/shared-contracts/constants';
import {
  Button,
  EmptyState,
  Icon,
  ListFailure,
  OfflineStrip,
  ProgressLine,
  ReadFailure,
  ServerText,
  Skeleton,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { SearchField } from '@mrw/shared-ui/choice';
import { MoreItems } from '@mrw/shared-ui/more-items';
import { useState } from 'react';
import type { ChosenStore } from './picker-state';
import s from './store-picker.module.css';
import { pickerStrings } from './strings';
import { useStores } from './use-stores';

/** Search and list of all stores; a press selects. */
export function StorePicker({ onChoose }: { onChoose(store: ChosenStore): void }) {
  const t = useStrings(pickerStrings);
  const [name, setName] = useState('');
  const list = useStores(name);
  const busy = useMinimumVisible(list.state === 'loading', minimumVisible.firstLoad);

  return (
    <div aria-busy={list.state === 'loading'}>
      <div className={s.search}>
        <SearchField label={t('search')} clearLabel={t('clearSearch')} words={name} onChange={setName} />
      </div>
      <ProgressLine busy={busy} />
      <OfflineStrip savedAt={list.readAt} />
      {list.state === 'loading' && <Skeleton lines={6} />}
      {list.state === 'failed' && <ReadFailure failure={list.failure} onRetry={list.refresh} />}
      <ListFailure list={list} />
      {list.state === 'empty' && (
        <EmptyState
          illustration="search"
          message={t('noMatch')}
          action={
            <Button
              variant="outline"
              onClick={() => {
                setName('');
              }}
            >
              {t('clear')}
            </Button>
          }
        />
      )}
      {list.state === 'ready' && (
        <>
          <ul className={s.list} aria-label={t('stores')}>
            {list.items.map((store) => (
              <li key={store.id}>
                <button
                  type="button"
                  className={s.store}
                  onClick={() => {
                    onChoose({ id: store.id, name: store.name });
                  }}
                >
                  <span className={s.words}>
                    <ServerText>{store.name}</ServerText>
                    {store.address !== null && (
                      <span className={s.address}>
                        <ServerText>{store.address}</ServerText>
                      </span>
                    )}
                  </span>
                  <Icon name="chevron-right" size={20} />
                </button>
              </li>
            ))}
          </ul>
          <MoreItems list={list} failure={t('moreFailed')} distance={scrollDistance.picker} />
        </>
      )}
    </div>
  );
}
