import { useStrings } from '@mrw/shared-contracts';
import { useEffect, useId, useState } from 'react';
import { Dialog } from 'react-aria-components';
import { IconButton } from '../../controls/buttons/icon-button';
import { classes } from '../../classes';
import { useStepHeading } from '../../basics/steps/step-heading';
import type { DialogLayerProps } from './dialog-props';
import { useDragToClose } from './drag-to-close';
import s from './dialog.module.css';
import { ModalLayer } from './modal-layer';
import { ScrollParent } from './scroll-parent';
import { overlayStrings } from './strings';
import { useNeedsFocus } from './use-needs-focus';
import { usePhone } from '../../basics/viewport/media-query';

export default function DialogLayer({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'regular',
  role = 'dialog',
  closable = true,
  look,
}: DialogLayerProps) {
  const t = useStrings(overlayStrings);
  const phone = usePhone();
  // Not the title slot of the library: it finds the heading in the document, never in a shadow root.
  const titleId = useId();
  const [body, setBody] = useState<Element | null>(null);
  const textOnly = useNeedsFocus(body);
  const drag = useDragToClose(onClose, closable && phone);
  // A dialog whose title changes is at its next step.
  const heading = useStepHeading(title);
  useEffect(() => {
    toTop(body);
  }, [body, title]);
  return (
    <ModalLayer
      open={open}
      onClose={onClose}
      dismissable={closable && role === 'dialog'}
      closable={closable}
      scrimClass={classes(s.scrim, look === 'sheet' && s.aside)}
      modalClass={classes(s.modal, look === 'sheet' ? s.side : s.centre, size === 'large' && s.large)}
    >
      <Dialog role={role} aria-labelledby={titleId} className={s.dialog} data-action-bar="">
        <div className={s.head} {...drag}>
          <div className={s.handle} aria-hidden="true" />
          <h2 ref={heading} id={titleId} className={s.title}>
            {title}
          </h2>
          <IconButton icon="close" label={t('close')} disabled={!closable} onClick={onClose} />
        </div>
        <div
          ref={setBody}
          className={s.body}
          {...(textOnly ? { role: 'region', tabIndex: 0, 'aria-labelledby': titleId } : {})}
        >
          <ScrollParent.Provider value={body}>{children}</ScrollParent.Provider>
        </div>
        {actions && (
          <div className={s.actions} data-action-bar="">
            {actions}
          </div>
        )}
      </Dialog>
    </ModalLayer>
  );
}

function toTop(element: Element | null): void {
  if (element) element.scrollTop = 0;
}
