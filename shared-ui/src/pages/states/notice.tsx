import type { ReactNode } from 'react';
import { classes } from '../../classes';
import { Icon } from '../../basics/icons/icon';
import s from './state.module.css';

const icon = { info: 'info', ok: 'done', warn: 'warning', err: 'alert' } as const;

export type NoticeProps = {
  tone?: keyof typeof icon;
  children: ReactNode;
  /** Read aloud when it appears: for the result of an action. */
  live?: boolean;
};

/** A message inside a page, panel or form. Errors are shown here, never only in a toast. */
export function Notice({ tone = 'info', children, live = false }: NoticeProps) {
  return (
    <div
      role={live ? (tone === 'err' ? 'alert' : 'status') : undefined}
      className={classes(s.inline, s[tone])}
    >
      <Icon name={icon[tone]} size={20} />
      <div className={s.inlineText}>{children}</div>
    </div>
  );
}
