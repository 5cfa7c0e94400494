import type { Kernel } from '../../host/create-host';
import type { PageData } from '../../host/page-data';
import { showPreview } from './preview-bar';
import type { KeptRecord } from '../../telemetry/page-telemetry';

/** Alt + Shift + M opens and closes the panel. */
const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyM';

/** Says what a preview is; registers the shortcut of the panel on a page with developer tools. */
export function allowPanel(page: PageData, kernel: Kernel, records: readonly KeptRecord[]): void {
  if (page.preview) showPreview(kernel, page.preview);
  if (!page.profile.developerTools) return;
  let close: (() => void) | null = null;
  window.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (close) close();
    else
      void import('./open-panel').then(({ openPanel }) => {
        close = openPanel({
          kernel,
          records,
          places: page.remoteOrigins,
          onClosed: () => {
            close = null;
          },
        });
      });
  });
}
