import { useLanguage } from '@mrw/shared-contracts';
import { classes } from '../../classes';
import { langOf } from './lang-of';
import s from './text.module.css';

/** Plain text from a server with its line breaks, at a readable width. */
export function Prose({ text }: { text: string }) {
  const lang = langOf(text, useLanguage());
  return (
    <p lang={lang} className={classes(s.prose, s.lines)}>
      {text.trim()}
    </p>
  );
}
