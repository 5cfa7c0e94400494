import { useStrings } from '@mrw/shared-contracts';
import { Icon } from '@mrw/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { AboutLinks } from '../about-menu/about-links';
import s from './main-menu.module.css';
import { strings } from './strings';

/** A button of the main menu that opens a list of links. */
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
    <div className={s.about} ref={box}>
      <button
        type="button"
        ref={button}
        className={`${s.entry ?? ''} ${s.aboutButton ?? ''}`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <span>{t('about')}</span> <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      {open && (
        <ul className={s.aboutList} id={id}>
          <AboutLinks className={s.aboutLink} onFollow={close} />
        </ul>
      )}
    </div>
  );
}
