import { useStateStream, useStrings, type Notify } from '@mrw/shared-contracts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../controls/buttons/icon-button';
import { Icon } from '../../basics/icons/icon';
import { stayAboveActionBar } from './above-action-bar';
import s from './toast.module.css';
import { toastStrings } from './strings';

/** Milliseconds: the toast (§9), then the sentence among the recent messages. */
const shownFor = 1_200;
const readableFor = 6_200;

/**
 * Shows the messages of `notify.toast`: 1200 ms as a toast, then as a line of the recent messages, which stays for 5 s
 * more, and where it tells of a failure until it is closed or replaced. Later it can be read again there.
 */
export function ToastRegion({ messages$ }: { messages$: Notify['messages$'] }) {
  const t = useStrings(toastStrings);
  const messages = useStateStream(messages$);
  const last = messages[messages.length - 1] ?? null;
  const lastId = last?.id ?? null;
  /** The last message that is no toast any more, and the last that is no line. */
  const [ended, setEnded] = useState<number | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const stays = last?.tone === 'failed';

  useEffect(() => {
    if (lastId === null) return;
    const toast = setTimeout(setEnded, shownFor, lastId);
    const line = stays ? undefined : setTimeout(setClosed, readableFor, lastId);
    return () => {
      clearTimeout(toast);
      clearTimeout(line);
    };
  }, [lastId, stays]);

  const live = last && ended !== last.id ? last : null;
  const kept = last && !live && closed !== last.id ? last : null;
  const shown = live ?? kept;
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shown && region.current) return stayAboveActionBar(region.current);
    return undefined;
  }, [shown]);
  const look = kept?.tone === 'failed' ? s.failed : s.done;

  return (
    <div ref={region} className={s.region} data-react-aria-top-layer="true">
      <div role="status" aria-live="polite" className={s.live}>
        {live && (
          <p key={live.id} className={s.toast}>
            <Icon name={live.tone === 'failed' ? 'alert' : 'done'} size={20} className={s.icon} />
            <span>{live.text}</span>
          </p>
        )}
      </div>
      <section aria-label={t('recent')} className={kept ? `${s.recent} ${look}` : s.history}>
        {last && !live && <p className={s.text}>{last.text}</p>}
        {kept && (
          <IconButton
            icon="close"
            label={t('dismiss')}
            onClick={() => {
              setClosed(kept.id);
            }}
          />
        )}
      </section>
    </div>
  );
}
