import type { Language } from '@mrw/shared-contracts';
import { createBrowserRouter } from 'react-router-dom';
import type { PageData } from '../../host/page-data';
import { EmbeddedWallet } from '../wallet/EmbeddedWallet';
import { startWallet } from '../wallet/start-wallet';
import { partnerConnection } from './partner-connection';

/** The frame mode of `<member-wallet>`: the site's page in a frame, which draws the wallet alone. */
export async function startFrame(page: PageData, box: HTMLElement): Promise<void> {
  const { connect, port, origin } = await partnerConnection(window, page.profile.services.partners);
  const router = createBrowserRouter([{ path: '*', element: <EmbeddedWallet /> }]);
  startWallet({
    page,
    router,
    box,
    port,
    shop: window.location.origin,
    partnerOrigin: origin,
    language: allowed(connect.language, page),
    token: connect.token ?? null,
    root: { kind: 'page', portal: document.body, ...(page.nonce ? { nonce: page.nonce } : {}) },
  });
}

const allowed = (language: Language, { profile }: PageData) =>
  profile.availableLanguages.includes(language) ? language : profile.defaultLanguage;
