import { classes } from '@mrw/shared-ui';
import { useCopy } from '@mrw/shared-ui/copy';
import type { ReactNode } from 'react';
import s from './till.module.css';

type Props = {
  /** What a press copies. */
  value: string;
  /** What a press does, as a tooltip. */
  title?: string;
  /** `no` where a page translator must not touch anything in it. */
  translate?: 'no';
  className?: string | undefined;
  children: ReactNode;
};

/** The number below the picture, for a till that has no scanner; a press copies it. */
export function TillNumber({ value, title, translate, className, children }: Props) {
  const copy = useCopy();
  return (
    <button
      type="button"
      className={classes(s.number, className)}
      title={title}
      translate={translate}
      onClick={() => {
        copy(value);
      }}
    >
      {children}
    </button>
  );
}
