import { useStrings } from '@mrw/shared-contracts';
import { classes, VisuallyHidden } from '@mrw/shared-ui';
import s from './campaign-card.module.css';
import { campaignStrings } from './strings';

const most = 5;

/** The stamps of a card as five dots, with the numbers in words. */
export function StampDots({ earned, total }: { earned: number; total: number }) {
  const t = useStrings(campaignStrings);
  const dots = Math.min(most, total);
  const filled = Math.round((earned / total) * dots);
  return (
    <p className={s.stamps}>
      {Array.from({ length: dots }, (_, dot) => (
        <span key={dot} aria-hidden="true" className={classes(s.dot, dot < filled && s.filled)} />
      ))}
      <span aria-hidden="true" className={s.count}>
        {earned}/{total}
      </span>
      <VisuallyHidden>{t('stamps', { earned, total })}</VisuallyHidden>
    </p>
  );
}
