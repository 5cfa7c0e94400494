import { useHost, useSession, useStateStream, useStrings } from '@mrw/shared-contracts';
import { Badge, Button, Icon, Sheet, type IconName } from '@mrw/shared-ui';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { AboutLinks } from '../about-menu/about-links';
import { HeaderFields } from '../header-fields/header-fields';
import { LogoutDialog } from '../../pages/logout/logout-dialog';
import { entryPaths, menuEntries } from '../main-menu/menu-entries';
import { strings as mainMenuStrings } from '../main-menu/strings';
import { SimpleModeToggle } from '../../react/simple-mode/simple-mode-toggle';
import s from './side-menu.module.css';
import { strings } from './strings';

const memberPages = ['myProfile', 'myCard', 'myCoupon', 'myAccount'] as const;
const icons: Readonly<Record<(typeof memberPages)[number], IconName>> = {
  myProfile: 'user',
  myCard: 'card',
  myCoupon: 'coupon',
  myAccount: 'settings',
};

type Props = {
  open: boolean;
  /** On narrow screens the main menu is part of it. */
  withMainMenu: boolean;
  onClose(): void;
};

/** The member's own pages and Log out (§2, Q-156); inside a partner site there is no log-out. */
export function SideMenu({ open, withMainMenu, onClose }: Props) {
  const t = useStrings(strings);
  const menu = useStrings(mainMenuStrings);
  const { auth, bus, embed } = useHost();
  const unread = useStateStream(bus.unreadCount$);
  const session = useSession();
  const [asking, setAsking] = useState(false);
  // After another end of the session there is nothing to confirm.
  if (asking && session.kind !== 'member') setAsking(false);
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('title')}>
        {session.kind === 'member' && (
          <p className={s.member}>
            <HeaderFields member={session.member} />
          </p>
        )}
        {session.kind === 'visitor' && !embed.isOpenInOtherSite && (
          <div className={s.logIn}>
            <Button
              wide
              onClick={() => {
                auth.login();
              }}
            >
              {menu('logIn')}
            </Button>
          </div>
        )}
        {withMainMenu && (
          <ul className={s.list} aria-label={menu('mainMenu')}>
            {menuEntries(session).map((entry) =>
              entry === 'about' ? (
                <AboutLinks key={entry} className={s.link} onFollow={onClose} />
              ) : (
                <li key={entry}>
                  <NavLink to={entryPaths[entry]} className={s.link} onClick={onClose}>
                    <span>{menu(entry)}</span>
                    {entry === 'inbox' && <Badge count={unread} label={menu('unread')} />}
                  </NavLink>
                </li>
              ),
            )}
          </ul>
        )}
        {session.kind === 'member' && (
          <MemberPages
            onFollow={onClose}
            onLogOut={() => {
              onClose();
              setAsking(true);
            }}
          />
        )}
        <div className={s.mode}>
          <SimpleModeToggle />
        </div>
      </Sheet>
      <LogoutDialog
        open={asking}
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}

function MemberPages({ onFollow, onLogOut }: { onFollow(): void; onLogOut(): void }) {
  const t = useStrings(strings);
  const { embed } = useHost();
  return (
    <ul className={s.list} aria-label={t('title')}>
      {memberPages.map((page) => (
        <li key={page}>
          <NavLink to={`/user/${page}`} className={s.link} onClick={onFollow}>
            <Icon name={icons[page]} size={20} />
            <span>{t(page)}</span>
          </NavLink>
        </li>
      ))}
      {!embed.isOpenInOtherSite && (
        <li>
          <button type="button" className={s.link} onClick={onLogOut}>
            <Icon name="log-out" size={20} />
            <span>{t('logOut')}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
