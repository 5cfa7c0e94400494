import { useStrings } from '@mrw/shared-contracts';
import { Icon, PageLayout } from '@mrw/shared-ui';
import { Link } from 'react-router-dom';
import { homeStrings } from './home-strings';
import s from './simple-mode.module.css';
import { SimpleModeToggle } from './simple-mode-toggle';

const choices = [
  { choice: 'card', to: '/user/myCard', icon: 'card' },
  { choice: 'coupons', to: '/user/myCoupon', icon: 'coupon' },
  { choice: 'offers', to: '/offer/LATEST', icon: 'offers' },
  { choice: 'stores', to: '/about/store', icon: 'store' },
] as const;

/** The home page of simple mode: the most frequent tasks only. */
export function SimpleHome() {
  const t = useStrings(homeStrings);
  return (
    <PageLayout title={t('title')} width="narrow">
      <ul className={s.choices}>
        {choices.map(({ choice, to, icon }) => (
          <li key={choice}>
            <Link to={to} className={s.choice}>
              <Icon name={icon} size={40} />
              <span className={s.label}>{t(choice)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={s.leave}>
        <SimpleModeToggle />
      </div>
    </PageLayout>
  );
}
