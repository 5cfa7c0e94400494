import type { Language } from '@mrw/shared-contracts';
import type { PageData } from '../../../host/page-data';
import { startWallet } from '../wallet/start-wallet';
import { frameHistory } from './frame-history';
import { partnerConnection } from './partner-connection';

/** The frame mode of `<member-wallet>`: the site's page in a frame, which renders the wallet only. */
export async function startFrame(page: PageData, box: HTMLElement): Promise<void> {
  const { connect, port, origin } = await partnerConnection(window, page.profile.services.partners);
  history.scrollRestoration = 'manual';
  startWallet({
    page,
    history: frameHistory(window),
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
