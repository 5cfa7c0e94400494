import { useStrings } from '@mrw/shared-contracts';
import { LinkButton } from '../../controls/buttons/link-button';
import { Drawing } from './drawings';
import s from './state.module.css';
import { stateStrings } from './strings';

/** The page for an unknown address (§2). */
export function NotFoundState() {
  const t = useStrings(stateStrings);
  return (
    <div className={s.state}>
      <Drawing name="search" className={s.drawing} />
      <h1 className={s.title}>{t('notFoundTitle')}</h1>
      <p className={s.message}>{t('notFound')}</p>
      <div className={s.action}>
        <LinkButton to="/home">{t('home')}</LinkButton>
      </div>
    </div>
  );
}

/** A planned page. `route` is its address or name. */
export function BeingBuilt({ route }: { route: string }) {
  const t = useStrings(stateStrings);
  return (
    <div className={s.state}>
      <Drawing name="crane" className={s.drawing} />
      <h1 className={s.title}>{t('beingBuiltTitle')}</h1>
      <p className={s.message}>{t('beingBuilt', { route })}</p>
      <div className={s.action}>
        <LinkButton variant="outline" to="/home">
          {t('home')}
        </LinkButton>
      </div>
    </div>
  );
}
