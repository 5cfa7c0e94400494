import { htmlLang, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../controls/buttons/icon-button';
import type { DialogProps } from './dialog-props';
import s from './plain.module.css';
import { ScrollParent } from './scroll-parent';
import { overlayStrings } from './strings';

/** The dialog of the browser, for when the code of the others does not come: what it says is never lost. */
export function PlainLayer({
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  closable = true,
}: Omit<DialogProps, 'open' | 'size'>) {
  const t = useStrings(overlayStrings);
  const { root } = useHost();
  const language = useLanguage();
  const titleId = useId();
  const [box, setBox] = useState<HTMLDialogElement | null>(null);
  const [body, setBody] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (box) return openBox(box);
  }, [box]);
  // Esc, and Back on Android.
  useEffect(() => {
    if (!box) return;
    const ask = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : event.target !== box) return;
      event.preventDefault();
      if (closable) onClose();
    };
    box.addEventListener('keydown', ask);
    box.addEventListener('cancel', ask);
    return () => {
      box.removeEventListener('keydown', ask);
      box.removeEventListener('cancel', ask);
    };
  }, [box, closable, onClose]);
  return createPortal(
    <dialog
      ref={setBox}
      role={role}
      aria-modal
      aria-labelledby={titleId}
      lang={htmlLang[language]}
      tabIndex={-1}
      className={s.box}
      data-sheet=""
    >
      <div className={s.head}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        <IconButton icon="close" label={t('close')} disabled={!closable} onClick={onClose} />
      </div>
      <div ref={setBody} className={s.body}>
        <ScrollParent.Provider value={body}>{children}</ScrollParent.Provider>
      </div>
      {actions && <div className={s.actions}>{actions}</div>}
    </dialog>,
    root.portal,
  );
}

/** @returns closes it, with the focus where it was */
function openBox(box: HTMLDialogElement): () => void {
  const scope = box.getRootNode();
  const focused = scope instanceof Document || scope instanceof ShadowRoot ? scope.activeElement : null;
  // Missing in Safari before 15.4 and Firefox before 98.
  const own: Partial<Pick<HTMLDialogElement, 'showModal' | 'close'>> = box;
  if (own.showModal) own.showModal();
  else box.setAttribute('open', '');
  // A field that took the focus keeps it.
  (box.contains(focused) && focused instanceof HTMLElement ? focused : box).focus();
  return () => {
    own.close?.();
    if (focused instanceof HTMLElement) focused.focus();
  };
}
