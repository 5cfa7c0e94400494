import { useStrings } from '@mrw/shared-contracts';
import { VisuallyHidden, type Elements } from '@mrw/shared-ui';
import s from './campaign-card.module.css';
import { dotFills } from './dot-fills';
import { campaignStrings } from './strings';

type Props = {
  /** Null: not known here. */
  earned: number | null;
  total: number;
  /** On the same line. */
  children?: Elements;
};

/** The stamps of a card as dots, with the numbers as text. */
export function StampDots({ earned, total, children }: Props) {
  const t = useStrings(campaignStrings);
  if (earned === null) return <p className={s.stamps}>{t('stampCard', { count: total })}</p>;
  return (
    <p className={s.stamps}>
      {dotFills(earned, total).map((fill, dot) => (
        <span key={dot} aria-hidden="true" className={s.dot}>
          <span className={s.fill} style={{ width: `${fill * 100}%` }} />
        </span>
      ))}
      <span aria-hidden="true" className={s.count}>
        {`${earned}/${total}`}
      </span>
      <VisuallyHidden>{t('stamps', { earned, total })}</VisuallyHidden>
      {children}
    </p>
  );
}
