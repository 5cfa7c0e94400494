import { codeGroups } from './code-kind';
import s from './code-text.module.css';

/** A code in groups that only the eye sees: what is selected, copied or read aloud has no blanks in it. */
export function CodeText({ code }: { code: string }) {
  return codeGroups(code).map((group, place) => (
    // The groups of one code never change places.
    <span key={place} className={s.group}>
      {group}
    </span>
  ));
}
