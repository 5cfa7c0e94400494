import { usePhone } from '@mrw/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import s from './master-detail.module.css';

/** The entries of the list, one `MasterRow` each. */
export function MasterList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={s.items}>
      {children}
    </ul>
  );
}

export function MasterRow({ children }: { children: ReactNode }) {
  return <li className={s.row}>{children}</li>;
}

type Props = {
  /** The page of the entry, used on phones. */
  page: string;
  selected: boolean;
  onSelect(): void;
  children: ReactNode;
};

/** An entry: a link on phones, a button that fills the panel elsewhere. */
export function MasterItem({ page, selected, onSelect, children }: Props) {
  const phone = usePhone();
  if (phone) {
    return (
      <Link to={page} className={s.item}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={s.item} aria-current={selected || undefined} onClick={onSelect}>
      {children}
    </button>
  );
}
