import { useHost, useSession, useStrings } from '@mrw/shared-contracts';
import { classes, Icon } from '@mrw/shared-ui';
import { Link, useLocation } from 'react-router-dom';
import { barEntries, barIcons, barPaths, currentEntry } from './bar-entries';
import s from './bottom-bar.module.css';
import { strings } from './strings';

/** The main pages within reach of the thumb, on phones; the menu stays complete. */
export function BottomBar() {
  const t = useStrings(strings);
  const { auth } = useHost();
  const session = useSession();
  const { pathname } = useLocation();
  const current = currentEntry(pathname);
  return (
    <nav aria-label={t('label')} className={s.bar}>
      <ul className={s.entries}>
        {barEntries(session).map((entry) => {
          const inside = (
            <>
              <span className={s.icon}>
                <Icon name={barIcons[entry]} size={24} />
              </span>
              <span className={s.label}>{t(entry)}</span>
            </>
          );
          const look = classes(s.entry, entry === 'card' && s.raised);
          return (
            <li key={entry} className={s.place}>
              {entry === 'logIn' ? (
                <button
                  type="button"
                  className={look}
                  onClick={() => {
                    auth.login();
                  }}
                >
                  {inside}
                </button>
              ) : (
                <Link
                  to={barPaths[entry]}
                  className={look}
                  aria-current={current === entry ? 'page' : undefined}
                >
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
