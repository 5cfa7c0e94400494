import { useStateStream, useStrings, type Notify } from '@mrw/shared-contracts';
import { useEffect, useState } from 'react';
import { IconButton } from '../../controls/buttons/icon-button';
import { Icon } from '../../basics/icons/icon';
import s from './toast.module.css';
import { toastStrings } from './strings';

/** Milliseconds (§9). */
const shownFor = 1_200;

/**
 * Shows the messages of `notify.toast`. A confirmation is visible for 1200 ms; the text of a failure stays until it
 * is closed or replaced, and the last message can be read again.
 */
export function ToastRegion({ messages$ }: { messages$: Notify['messages$'] }) {
  const t = useStrings(toastStrings);
  const messages = useStateStream(messages$);
  const last = messages[messages.length - 1] ?? null;
  const [ended, setEnded] = useState<number | null>(null);
  const [closed, setClosed] = useState<number | null>(null);
  const lastId = last?.id ?? null;

  useEffect(() => {
    if (lastId === null) return;
    const timer = setTimeout(() => {
      setEnded(lastId);
    }, shownFor);
    return () => {
      clearTimeout(timer);
    };
  }, [lastId]);

  const live = last && ended !== last.id ? last : null;
  const kept = last?.tone === 'failed' && !live && closed !== last.id ? last : null;

  return (
    <div className={s.region} data-react-aria-top-layer="true">
      <div role="status" aria-live="polite" className={s.live}>
        {live && (
          <p key={live.id} className={s.toast}>
            <Icon name={live.tone === 'failed' ? 'alert' : 'done'} size={20} className={s.icon} />
            <span>{live.text}</span>
          </p>
        )}
      </div>
      <section aria-label={t('recent')} className={kept ? s.recent : s.history}>
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
