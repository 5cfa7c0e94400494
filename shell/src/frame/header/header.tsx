import { useHost, useSession, useStrings } from '@mrw/shared-contracts';
import { Button, Icon, IconButton, ScreenForm, useMediaQuery } from '@mrw/shared-ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HeaderFields } from '../header-fields/header-fields';
import { LanguageSwitch } from '../language-switch/language-switch';
import { MainMenu } from '../main-menu/main-menu';
import { strings as menuStrings } from '../main-menu/strings';
import { SideMenu } from '../side-menu/side-menu';
import { useSimpleMode } from '../../react/simple-mode/simple-mode-context';
import { Logo } from './logo';
import { UnreadBell } from './unread-bell';
import { hasBackButton } from './back-button';
import s from './header.module.css';
import { strings } from './strings';

/** 80 px at the top of every page; simple: logo and language only. */
export function Header({ simple }: { simple: boolean }) {
  const t = useStrings(strings);
  const menu = useStrings(menuStrings);
  const { auth, config, embed, navigation } = useHost();
  const session = useSession();
  const { on: larger } = useSimpleMode();
  const wide = useMediaQuery(larger ? '(min-width: 1280px)' : '(min-width: 1024px)');
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = () => {
    setMenuOpen(true);
  };
  const canLogIn = session.kind === 'visitor' && !embed.isOpenInOtherSite;

  return (
    <header className={s.header}>
      <SkipLink text={t('skip')} />
      <div className={s.row}>
        {!simple && hasBackButton(pathname) && (
          <ScreenForm of="narrow" chosen={!wide}>
            <IconButton
              label={t('back')}
              icon="back"
              onClick={() => {
                navigation.back();
              }}
            />
          </ScreenForm>
        )}
        <Logo />
        {!simple && (
          <ScreenForm of="desktop" chosen={wide}>
            <MainMenu />
          </ScreenForm>
        )}
        <div className={s.end}>
          <LanguageSwitch />
          {!simple && canLogIn && (
            <ScreenForm of="desktop" chosen={wide}>
              <Button
                variant="outline"
                data-replay
                onClick={() => {
                  auth.login();
                }}
              >
                {menu('logIn')}
              </Button>
            </ScreenForm>
          )}
          {!simple && wide && session.kind === 'member' && (
            <button type="button" className={s.member} aria-haspopup="dialog" onClick={openMenu}>
              <Icon name="user" size={20} />
              <HeaderFields inHeader member={session.member} />
            </button>
          )}
          {!simple && !wide && config.unreadBell && session.kind === 'member' && <UnreadBell />}
          {!simple && (
            <ScreenForm of="narrow" chosen={!wide}>
              <IconButton label={t('openMenu')} icon="menu" aria-haspopup="dialog" onClick={openMenu} />
            </ScreenForm>
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

function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#content"
      className={s.skip}
      onClick={(event) => {
        // Not by the address: a new history entry would be another page.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {text}
    </a>
  );
}
