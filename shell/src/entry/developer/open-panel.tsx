import { createRoot } from 'react-dom/client';
import type { Kernel } from '../../host/create-host';
import { KernelProviders } from '../../react/kernel-context/kernel-providers';
import type { KeptRecord } from '../../telemetry/page-telemetry';
import { DeveloperPanel } from './developer-panel';

type Parts = {
  kernel: Kernel;
  records: readonly KeptRecord[];
  /** Origins that code may come from. */
  places: readonly string[];
  onClosed(): void;
};

/** Opens the panel beside the site. @returns a function that closes it */
export function openPanel({ kernel, records, places, onClosed }: Parts): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { identifierPrefix: 'developer-' });
  const close = () => {
    root.unmount();
    place.remove();
    onClosed();
  };
  root.render(
    <KernelProviders kernel={kernel}>
      <DeveloperPanel
        records={records}
        places={places}
        onClose={close}
        reload={() => {
          window.location.reload();
        }}
      />
    </KernelProviders>,
  );
  return close;
}
