import { codeGroups } from './code-kind';
import s from './code-text.module.css';

/** A code in visual groups: selected, copied or read aloud it has no blanks. */
export function CodeText({ code }: { code: string }) {
  return codeGroups(code).map((group, place) => (
    // The groups of one code keep their order.
    <span key={place} className={s.group}>
      {group}
    </span>
  ));
}
