import { useHost, useSession, useStateStream, useStrings } from '@mrw/shared-contracts';
import { Badge } from '@mrw/shared-ui';
import { NavLink } from 'react-router-dom';
import { AboutMenu } from './about-menu';
import s from './main-menu.module.css';
import { entryPaths, menuEntries } from './menu-entries';
import { strings } from './strings';

/** The menu across the header of wide screens. */
export function MainMenu() {
  const t = useStrings(strings);
  const { bus } = useHost();
  const unread = useStateStream(bus.unreadCount$);
  const session = useSession();
  return (
    <nav aria-label={t('mainMenu')} className={s.menu}>
      <ul className={s.entries}>
        {menuEntries(session).map((entry) => (
          <li key={entry}>
            {entry === 'about' ? (
              <AboutMenu />
            ) : (
              <NavLink to={entryPaths[entry]} className={s.entry}>
                <span>{t(entry)}</span>
                {entry === 'inbox' && <Badge count={unread} label={t('unread')} />}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
