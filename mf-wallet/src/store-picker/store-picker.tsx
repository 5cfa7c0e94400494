import { useStrings } from '@mrw/shared-contracts';
import { minimumVisible, scrollDistance } from '@mrw/shared-contracts/constants';
import {
  Button,
  EmptyState,
  Icon,
  LoadMore,
  OfflineStrip,
  PartialFailure,
  ProgressLine,
  ReadFailure,
  ServerText,
  Skeleton,
  TextField,
  useMinimumVisible,
} from '@mrw/shared-ui';
import { useState } from 'react';
import type { ChosenStore } from './picker-state';
import s from './store-picker.module.css';
import { pickerStrings } from './strings';
import { useSettled } from './use-settled';
import { useStores } from './use-stores';

const typingPause = 300;

/** Search and list of all stores; a press selects. */
export function StorePicker({ onChoose }: { onChoose(store: ChosenStore): void }) {
  const t = useStrings(pickerStrings);
  const [text, setText] = useState('');
  const name = useSettled(text.trim(), typingPause);
  const list = useStores(name);
  const busy = useMinimumVisible(list.state === 'loading', minimumVisible.firstLoad);
  const loadingMore = useMinimumVisible(list.loadingMore, minimumVisible.loadMore);

  return (
    <div aria-busy={list.state === 'loading'}>
      <TextField
        label={t('search')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <ProgressLine busy={busy} />
      <OfflineStrip savedAt={list.readAt} />
      {list.state === 'loading' && <Skeleton lines={6} />}
      {list.state === 'failed' && (
        <ReadFailure failure={list.failure} onRetry={list.refresh} busy={list.refreshing} />
      )}
      {list.state === 'empty' && (
        <EmptyState
          illustration="search"
          message={t('noMatch')}
          action={
            <Button
              variant="outline"
              onClick={() => {
                setText('');
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
          {list.moreFailed && <PartialFailure message={t('moreFailed')} onRetry={list.loadMore} />}
          <LoadMore
            hasMore={list.hasMore}
            loading={loadingMore}
            onLoadMore={list.loadMore}
            distance={scrollDistance.picker}
            shown={list.items.length}
            paused={list.moreFailed}
          />
        </>
      )}
    </div>
  );
}
