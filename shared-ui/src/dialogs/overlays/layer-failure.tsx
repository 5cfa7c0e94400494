import { htmlLang, useHost, useLanguage, useStrings } from '@mrw/shared-contracts';
import { createPortal } from 'react-dom';
import { Button } from '../../controls/buttons/button';
import s from './failure.module.css';
import { overlayStrings } from './strings';

/** Replaces an overlay whose code failed to load. Not modal: the page stays usable. */
export function LayerFailure({ onRetry, onClose }: { onRetry(): void; onClose(): void }) {
  const t = useStrings(overlayStrings);
  const { root } = useHost();
  const language = useLanguage();
  return createPortal(
    <div role="alert" lang={htmlLang[language]} className={s.failure}>
      <p className={s.message}>{t('couldNotOpen')}</p>
      <div className={s.actions}>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
        <Button onClick={onRetry}>{t('retry')}</Button>
      </div>
    </div>,
    root.portal,
  );
}
