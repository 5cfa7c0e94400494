import { htmlLang, useHost, useLanguage } from '@mrw/shared-contracts';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import s from './gain.module.css';

type Props = { title: string; actions: ReactNode; onClose(): void; children: ReactNode };

/** At the lower edge of the window, with the focus. Not modal: the states of the button that was pressed go on. */
export function GainFrame({ title, actions, onClose, children }: Props) {
  const { root } = useHost();
  const lang = htmlLang[useLanguage()];
  const frame = useRef<HTMLElement>(null);
  const id = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const scope = element.getRootNode();
    const focused = scope instanceof Document || scope instanceof ShadowRoot ? scope.activeElement : null;
    element.focus();
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    element.addEventListener('keydown', keys);
    return () => {
      element.removeEventListener('keydown', keys);
      if (focused instanceof HTMLElement) focused.focus();
    };
  }, []);
  return createPortal(
    <section
      ref={frame}
      tabIndex={-1}
      data-sheet=""
      lang={lang}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}body`}
      className={s.frame}
    >
      <h2 id={`${id}title`} className={s.title}>
        {title}
      </h2>
      <div id={`${id}body`} className={s.body}>
        {children}
      </div>
      <div className={s.actions}>{actions}</div>
    </section>,
    root.portal,
  );
}
