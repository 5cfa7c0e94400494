import { useStrings } from '@mrw/shared-contracts';
import { Dialog } from '@mrw/shared-ui';
import { Scanner } from '@mrw/shared-ui/scanner';
import { scannerStrings } from './strings';

type Props = { onCode(code: string): void; onClose(): void };

/** Scans the QR code of an earning rule. */
export function ScanDialog({ onCode, onClose }: Props) {
  const t = useStrings(scannerStrings);
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <Scanner
        words={{ aim: t('aim'), noCamera: t('noCamera'), denied: t('denied'), failed: t('failedHint') }}
        failedToast={(message) => t('failed', { message })}
        onCode={onCode}
      />
    </Dialog>
  );
}
