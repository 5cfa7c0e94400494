import { useStrings } from '@mrw/shared-contracts';
import s from './steps.module.css';
import { redemptionStrings } from './strings';

/** How to redeem, in three steps (§2). */
export function Steps() {
  const t = useStrings(redemptionStrings);
  return (
    <section className={s.steps}>
      <h2 className={s.title}>{t('howTo')}</h2>
      <ol>
        {[t('step1'), t('step2'), t('step3')].map((step, index) => (
          <li key={step} className={s.step}>
            <span aria-hidden="true" className={s.number}>
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
