import { useStrings } from '@mrw/shared-contracts';
import { Link, type To } from 'react-router-dom';
import s from './layout.module.css';
import { layoutStrings } from './strings';

/** The last crumb is the page itself and has no `to`. */
export type Crumb = { label: string; to?: To };

/** The pages above this one, each a link. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const t = useStrings(layoutStrings);
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={s.crumbs}>
        {items.map(({ label, to }) => (
          <li key={label} className={s.crumb}>
            {to === undefined ? (
              <span aria-current="page" className={s.here}>
                {label}
              </span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
