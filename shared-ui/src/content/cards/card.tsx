import type { HTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../../classes';
import s from './card.module.css';

export type CardProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  children: ReactNode;
  /** Element of the card: `li` in a list of cards, `section` for a section with its own heading. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** False when a picture touches the edges. */
  padded?: boolean;
};

/** A surface with a border that holds what belongs together. */
export function Card({ children, as: Element = 'div', padded = true, ...rest }: CardProps) {
  return (
    <Element {...rest} className={classes(s.card, padded && s.padded)}>
      {children}
    </Element>
  );
}

export type CardLinkProps = Omit<LinkProps, 'className'> & { padded?: boolean };

/** A card that is one link: its chips and numbers are text, never buttons. */
export function CardLink({ padded = false, ...rest }: CardLinkProps) {
  return <Link {...rest} className={classes(s.card, s.link, padded && s.padded)} />;
}

/** A line between the parts of a card. */
export function Divider() {
  return <hr className={s.divider} />;
}
