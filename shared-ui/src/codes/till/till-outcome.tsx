import { Icon, type Elements } from '@mrw/shared-ui';
import s from './till-outcome.module.css';
import { TillScreen } from './till-screen';

type Props = {
  /** What took place. */
  title: string;
  /** What it is about, in large numerals. */
  amount?: string;
  /** The rest that a member needs to know, each in an element of its own. */
  children: Elements;
  onClose(): void;
};

/** What took place at the till, over everything until it is closed. */
export function TillOutcome({ title, amount, children, onClose }: Props) {
  return (
    <TillScreen label={amount === undefined ? title : `${title}, ${amount}`} onClose={onClose}>
      <Icon name="done" size={72} className={s.mark} />
      <h2 className={s.outcome}>{title}</h2>
      {amount !== undefined && <p className={s.amount}>{amount}</p>}
      <div role="status" className={s.facts}>
        {children}
      </div>
    </TillScreen>
  );
}
