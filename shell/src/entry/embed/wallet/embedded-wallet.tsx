import { htmlLang, useHost, useLanguage, useStateStream } from '@mrw/shared-contracts';
import { ToastRegion } from '@mrw/shared-ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Navigate, useLocation } from 'react-router-dom';
import { Guard } from '../../../pages/guard/guard';
import { nameLanguage } from '../../../host/language/name-language';
import { routeOf } from '../../../host/routes/route-of';
import { LeadOn } from '../../../react/lead-on/lead-on';
import { useKernel } from '../../../react/kernel-context/kernel-context';
import { InactiveDialog } from '../../../pages/logout/inactive-dialog';
import { RemoteView } from '../../../react/remote-view/remote-view';
import s from './embedded.module.css';
import { isWalletPath, wallet, walletStart } from './wallet-paths';

/** The wallet alone: no header, footer, login or logout of the site (§2 isOpenInOtherSite). */
export function EmbeddedWallet() {
  const { deployment } = useKernel();
  const { config, notify, root } = useHost();
  const { pathname } = useLocation();
  const language = useLanguage();
  const lang = htmlLang[language];
  const remotes = useStateStream(deployment.remotes$);
  const ownPage = root.kind === 'page';
  useEffect(() => {
    if (ownPage) nameLanguage(document, language);
  }, [ownPage, language]);

  const route = routeOf(pathname, remotes, config.flags);
  if (route.kind === 'moved') return <LeadOn path={route.to} />;
  if (remotes[wallet] && !isWalletPath(pathname, remotes, config.flags))
    return <Navigate to={walletStart} replace />;
  return (
    <div className={s.wallet} lang={lang}>
      <Guard>
        <RemoteView remote={wallet} />
      </Guard>
      <InactiveDialog />
      {createPortal(
        <div lang={lang}>
          <ToastRegion messages$={notify.messages$} />
        </div>,
        root.portal,
      )}
    </div>
  );
}
