import { useStrings } from '@mrw/shared-contracts';
import { Icon } from '@mrw/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import header from '../header/header.module.css';
import { AboutLinks } from './AboutLinks';
import s from './about-menu.module.css';
import { strings } from './strings';

/** A button of the main menu that shows a list of links beneath it. */
export function AboutMenu() {
  const t = useStrings(strings);
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
  };

  useEffect(() => {
    if (!open) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div className={s.box} ref={box}>
      <button
        type="button"
        ref={button}
        className={`${header.entry ?? ''} ${s.button ?? ''}`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {t('about')} <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {open && (
        <ul className={s.list} id={id}>
          <AboutLinks className={s.link} onFollow={close} />
        </ul>
      )}
    </div>
  );
}
