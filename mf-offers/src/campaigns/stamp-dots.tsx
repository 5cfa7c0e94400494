import { useStrings } from '@mrw/shared-contracts';
import { VisuallyHidden } from '@mrw/shared-ui';
import s from './campaign-card.module.css';
import { dotFills } from './dot-fills';
import { campaignStrings } from './strings';

/** The stamps of a card as dots, with the numbers as text. */
export function StampDots({ earned, total }: { earned: number; total: number }) {
  const t = useStrings(campaignStrings);
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
    </p>
  );
}
