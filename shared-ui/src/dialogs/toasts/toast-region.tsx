import { useStateStream, useStrings, type Message, type Notify } from '@mrw/shared-contracts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../controls/buttons/icon-button';
import { Icon } from '../../basics/icons/icon';
import { rootOf, stayAboveActionBar } from './above-action-bar';
import s from './toast.module.css';
import { toastStrings } from './strings';

/** Milliseconds: the toast (§9), then the sentence among the recent messages. */
const shownFor = 1_200;
const readableFor = 5_000;

/**
 * Shows the messages of `notify.toast`: 1200 ms as a toast, then as a line of the recent messages, which stays for 5 s
 * more, whatever is told meanwhile, and where it tells of a failure until it is closed or replaced, unless the page says
 * it itself. Later the last can be read again there.
 */
export function ToastRegion({ messages$ }: { messages$: Notify['messages$'] }) {
  const t = useStrings(toastStrings);
  const messages = useStateStream(messages$);
  const last = messages[messages.length - 1] ?? null;
  /** The last message that is no toast any more, and those that are no lines. */
  const [ended, setEnded] = useState<number | null>(null);
  const [closed, setClosed] = useState<readonly number[]>(() => messages.slice(0, -1).map(({ id }) => id));
  const close = useCallback((id: number) => {
    setClosed((before) => [...before, id]);
  }, []);

  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!last) return;
    const toast = setTimeout(() => {
      setEnded(last.id);
      if (last.tone === 'failed' && region.current && isOnPage(last.text, region.current)) close(last.id);
    }, shownFor);
    return () => {
      clearTimeout(toast);
    };
  }, [last, close]);

  const live = last && ended !== last.id ? last : null;
  const lines = messages.filter(
    (message) =>
      message !== live && !closed.includes(message.id) && (message.tone === 'done' || message === last),
  );
  const shown = live ?? lines[0];
  useLayoutEffect(() => {
    if (shown && region.current) return stayAboveActionBar(region.current);
    return undefined;
  }, [shown]);

  return (
    <div ref={region} className={s.region} data-react-aria-top-layer="true">
      <section aria-label={t('recent')}>
        {lines.map((message) => (
          <Line key={message.id} message={message} onClose={close} />
        ))}
        {last && closed.includes(last.id) && <p className={s.history}>{last.text}</p>}
      </section>
      <div role="status" aria-live="polite" className={s.live}>
        {live && (
          <p key={live.id} className={s.toast}>
            <Icon name={live.tone === 'failed' ? 'alert' : 'done'} size={20} className={s.icon} />
            <span>{live.text}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** An alert of the page or of its dialog has these words. */
const isOnPage = (text: string, region: HTMLElement) =>
  [...rootOf(region).querySelectorAll('[role=alert]')].some(({ textContent }) => textContent === text);

/** A message that is no toast any more. */
function Line({ message: { id, text, tone }, onClose }: { message: Message; onClose(id: number): void }) {
  const t = useStrings(toastStrings);
  const stays = tone === 'failed';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(onClose, readableFor, id);
    return () => {
      clearTimeout(timer);
    };
  }, [id, stays, onClose]);
  return (
    <div className={`${s.recent} ${stays ? s.failed : s.done}`}>
      <p className={s.text}>{text}</p>
      <IconButton
        icon="close"
        label={t('dismiss')}
        onClick={() => {
          onClose(id);
        }}
      />
    </div>
  );
}
