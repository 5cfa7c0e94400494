import { useHost, useStrings } from '@mrw/shared-contracts';
import { Button, Notice } from '@mrw/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { claimCreateStrings } from './strings';
import s from './claim-create.module.css';
import type { SharedPhoto } from './use-shared-photos';

type Props = { photos: readonly SharedPhoto[]; onRemove(photos: readonly File[]): void };

/** Says which pictures other apps shared with this one, and whether the last ones did not arrive. */
export function SharedNotice({ photos, onRemove }: Props) {
  const t = useStrings(claimCreateStrings);
  const { sharedReceipts, telemetry } = useHost();
  const { search } = useLocation();
  const isLost = sharedReceipts && new URLSearchParams(search).get('shared') === 'again';
  useEffect(() => {
    if (isLost) telemetry.report({ code: 'SHARED_RECEIPT', detail: 'A shared picture did not arrive.' });
  }, [isLost, telemetry]);
  const count = photos.length;
  if (!isLost && count === 0) return null;
  return (
    <div className={s.shared}>
      <Notice live>
        {isLost && <p>{t('shareAgain')}</p>}
        {count > 0 && (
          <>
            <p>{t('sharedHere', { count })}</p>
            <Button
              variant="quiet"
              onClick={() => {
                onRemove(photos.map(({ file }) => file));
              }}
            >
              {t('removeShared', { count })}
            </Button>
          </>
        )}
      </Notice>
    </div>
  );
}
