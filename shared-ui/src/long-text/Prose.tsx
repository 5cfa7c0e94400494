import { classes } from '../classes';
import s from './text.module.css';

/** Plain text from a server with its line breaks, at a readable width. */
export function Prose({ text }: { text: string }) {
  return <p className={classes(s.prose, s.lines)}>{text.trim()}</p>;
}
