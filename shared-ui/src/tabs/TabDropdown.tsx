import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon';
import s from './tab-bar.module.css';
import type { TabBarProps } from './TabBar';

/** The tabs as a list that opens beneath the name of the current one. */
export function TabDropdown({ label, tabs, selected }: TabBarProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const current = tabs.find((tab) => tab.id === selected);

  const close = () => {
    setOpen(false);
  };
  // Safari gives no focus to what is pressed: a blur towards nothing is not a leave.
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
    toggle.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const press = (event: MouseEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) setOpen(false);
    };
    document.addEventListener('click', press);
    return () => {
      document.removeEventListener('click', press);
    };
  }, [open]);

  return (
    <nav ref={box} aria-label={label} className={s.dropdown} onBlur={leave} onKeyDown={escape}>
      <button
        ref={toggle}
        type="button"
        className={s.toggle}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {current?.label ?? label}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} />
      </button>
      {open && (
        <ul id={listId} className={s.list} role="list">
          {tabs.map((tab) => (
            <li key={tab.id}>
              <Link
                to={tab.to}
                state={tab.state}
                replace={tab.replace}
                className={s.option}
                aria-current={tab.id === selected ? 'page' : undefined}
                onClick={close}
              >
                {tab.label}
                {tab.id === selected && <Icon name="check" size={20} />}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
