import { useHost, useSession, useStrings } from '@mrw/shared-contracts';
import { Button, Icon, IconButton, useMediaQuery } from '@mrw/shared-ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageSwitch } from '../language-switch/LanguageSwitch';
import { SideMenu } from '../side-menu/SideMenu';
import { useSimpleMode } from '../simple-mode/simple-mode-context';
import { hasBackButton } from './back-button';
import { HeaderFields } from './HeaderFields';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import s from './header.module.css';
import { strings } from './strings';

/** 80 px at the top of every page; simple: logo and language only. */
export function Header({ simple }: { simple: boolean }) {
  const t = useStrings(strings);
  const { auth, embed, navigation } = useHost();
  const session = useSession();
  const { on: larger } = useSimpleMode();
  const wide = useMediaQuery(larger ? '(min-width: 1280px)' : '(min-width: 1024px)');
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const canLogIn = session.kind === 'visitor' && !embed.isOpenInOtherSite;
  const showsBack = !wide && !simple && hasBackButton(pathname);

  return (
    <header className={s.header}>
      <a
        href="#content"
        className={s.skip}
        onClick={(event) => {
          // Not by the address: a new entry in the history would be a page of its own.
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        {t('skip')}
      </a>
      <div className={s.row}>
        {showsBack && (
          <IconButton
            label={t('back')}
            icon="back"
            onClick={() => {
              navigation.back();
            }}
          />
        )}
        <Logo />
        {wide && !simple && <MainMenu />}
        <div className={s.end}>
          <LanguageSwitch />
          {!simple && wide && canLogIn && (
            <Button
              variant="outline"
              onClick={() => {
                auth.login();
              }}
            >
              {t('logIn')}
            </Button>
          )}
          {!simple && wide && session.kind === 'member' && (
            <button
              type="button"
              className={s.member}
              aria-haspopup="dialog"
              onClick={() => {
                setMenuOpen(true);
              }}
            >
              <Icon name="user" size={20} />
              <HeaderFields member={session.member} />
            </button>
          )}
          {!simple && !wide && (
            <IconButton
              label={t('openMenu')}
              icon="menu"
              onClick={() => {
                setMenuOpen(true);
              }}
            />
          )}
        </div>
      </div>
      {!simple && (
        <SideMenu
          open={menuOpen}
          withMainMenu={!wide}
          onClose={() => {
            setMenuOpen(false);
          }}
        />
      )}
    </header>
  );
}
