import { useId, type ReactNode } from 'react';
import s from './layout.module.css';

export type SectionProps = {
  title: string;
  /** At the right of the title, for example a "View all" link. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled part of a page. */
export function Section({ title, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={s.section}>
      <div className={s.sectionHead}>
        <h2 id={titleId} className={s.sectionTitle}>
          {title}
        </h2>
        {action && <div className={s.sectionAction}>{action}</div>}
      </div>
      {/* eslint-disable-next-line mrw/text-has-own-element -- what a section holds is elements; the type is published */}
      {children}
    </section>
  );
}
