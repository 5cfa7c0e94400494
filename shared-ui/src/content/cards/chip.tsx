import type { ReactNode } from 'react';
import { classes } from '../../classes';
import { formatBadge } from '../../basics/formatters/numbers';
import { Icon } from '../../basics/icons/icon';
import type { IconName } from '../../basics/icons/icons';
import { VisuallyHidden } from '../../visually-hidden';
import s from './chip.module.css';

/** The meaning of a chip, by which it has its colour. */
export type Tone = 'neutral' | 'jade' | 'urgent' | 'gold' | 'ok' | 'warn' | 'err' | 'info';

/** A small label of a card. A state in words. Text, never a control: at most one on a photo. */
export function Chip({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span className={classes(s.chip, s[tone])}>
      {icon && <Icon name={icon} size={14} className={s.icon} />}
      <span className={s.words}>{children}</span>
    </span>
  );
}

/** An unread count: nothing at 0, the number up to 99, then 99+ (§9). `label` names what is counted. */
export function Badge({ count, label }: { count: number; label?: string }) {
  const text = formatBadge(count);
  if (text === '') return null;
  return (
    <span className={s.badge}>
      <span>{text}</span>
      {label && <VisuallyHidden>{` ${label}`}</VisuallyHidden>}
    </span>
  );
}
