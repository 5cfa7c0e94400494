import { HostProvider, HostRouter, type Host } from '@mrw/shared-contracts';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { InstallOffer } from './install-offer';
import type { InstallPrompt } from './install-prompt';

/**
 * Shows the offer at the lower edge of the page, where the cookie banner was. The first script knows nothing of it.
 *
 * @param prompt the browser's own question; without it the member installs by hand
 * @param remember runs when the member sees it
 */
export function offerInstall(host: Host, prompt: InstallPrompt | null, remember: () => void): void {
  const box = document.createElement('div');
  document.querySelector('#content ~ div')?.prepend(box);
  const root = createRoot(box, { identifierPrefix: 'install-' });
  const end = () => {
    root.unmount();
    box.remove();
  };
  window.addEventListener('appinstalled', end, { once: true });
  root.render(
    <HostProvider host={host}>
      <I18nextProvider i18n={host.i18n}>
        <HostRouter navigation={host.navigation}>
          <InstallOffer
            prompt={prompt}
            onShown={remember}
            onAnswered={() => {
              end();
              // The focused button is removed with the offer.
              document.getElementById('content')?.focus({ preventScroll: true });
            }}
          />
        </HostRouter>
      </I18nextProvider>
    </HostProvider>,
  );
}
