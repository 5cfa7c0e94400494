import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../basics/icons/icon';
import s from './tab-bar.module.css';
import type { TabBarProps } from './tab-props';

/** The tabs as a list below the name of the current one. */
export function TabDropdown({ label, tabs, selected }: TabBarProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const current = tabs.find((tab) => tab.id === selected);

  const close = () => {
    setOpen(false);
  };
  useEffect(() => {
    const element = box.current;
    if (!open || !element) return;
    const press = (event: MouseEvent) => {
      if (!event.composedPath().includes(element)) setOpen(false);
    };
    // Safari does not focus a pressed button: a blur without a target is not a leave.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('click', press);
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', press);
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <nav ref={box} aria-label={label} className={s.dropdown}>
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
        <span>{current?.label ?? label}</span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={20} />
      </button>
      {open && (
        <ul id={listId} className={s.list}>
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
                <span>{tab.label}</span>
                {tab.id === selected && <Icon name="check" size={20} />}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
