import { useStrings } from '@mrw/shared-contracts';
import { Button } from '@mrw/shared-ui';
import { createRoot } from 'react-dom/client';
import type { Kernel } from '../../host/create-host';
import type { Preview } from '../../host/page-data';
import { KernelProviders } from '../../react/kernel-context/kernel-providers';
import s from './developer.module.css';
import { previewKey } from './preview-key';
import { strings } from './strings';

/** Says above the site what this tab shows, as long as it does. */
export function showPreview(kernel: Kernel, preview: Preview): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place, { identifierPrefix: 'preview-' }).render(
    <KernelProviders kernel={kernel}>
      <PreviewBar {...preview} />
    </KernelProviders>,
  );
}

function PreviewBar(preview: Preview) {
  const t = useStrings(strings);
  return (
    <aside className={s.preview} aria-label={t('preview')}>
      <p>{t('previewed', preview)}</p>
      <Button
        variant="outline"
        onClick={() => {
          sessionStorage.removeItem(previewKey);
          window.location.reload();
        }}
      >
        {t('endPreview')}
      </Button>
    </aside>
  );
}
