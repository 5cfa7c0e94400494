import { useLanguage } from '@mrw/shared-contracts';
import type { ReactNode } from 'react';
import { classes } from '../../classes';
import { langOf } from '../long-text/lang-of';
import s from './facts.module.css';

/** A label and its value. */
export type Fact = { label: string; value: ReactNode; urgent?: boolean };

/** The two to four numbers of a page as tiles ("Points", "Valid until", "Left"). */
export function KeyFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={s.tiles}>
      {facts.map(({ label, value, urgent }, place) => (
        <div key={place} className={s.tile}>
          <dt className={s.name}>{label}</dt>
          <dd className={classes(s.value, urgent && s.urgent)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Label and value in rows; a label can be a name from the server, and two rows can have the same. */
export function DefinitionList({ items }: { items: readonly Fact[] }) {
  const language = useLanguage();
  return (
    <dl>
      {items.map(({ label, value, urgent }, place) => (
        <div key={place} className={s.row}>
          <dt className={s.name} lang={langOf(label, language)}>
            {label}
          </dt>
          <dd className={classes(s.value, urgent && s.urgent)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
