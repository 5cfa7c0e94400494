import { useHost, useLanguage } from '@mrw/shared-contracts';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { TextField } from '../forms/TextField';
import { ConfirmDialog } from '../overlays/ConfirmDialog';
import { Dialog, Sheet } from '../overlays/Dialog';
import { Menu } from '../overlays/Menu';
import { Lightbox } from '../pictures/Lightbox';
import { samplePicture } from './sample-picture';
import { words } from './sample-texts';
import s from './workbench.module.css';

type Open = 'dialog' | 'sheet' | 'confirm' | 'pictures' | null;

export function OverlaySamples() {
  const w = words[useLanguage()];
  const { notify } = useHost();
  const [open, setOpen] = useState<Open>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <div className={s.row}>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Button onClick={() => setOpen('pictures')}>Pictures</Button>
      <Menu
        label="Menu"
        items={[
          { id: 'copy', label: w.brand, icon: 'copy', onSelect: () => notify.toast(w.brand) },
          {
            id: 'fail',
            label: w.reason,
            icon: 'trash',
            tone: 'danger',
            onSelect: () => notify.toast(w.reason, 'failed'),
          },
        ]}
      />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={w.offer}
        actions={<Button onClick={close}>{w.redeem}</Button>}
      >
        <p>{w.long}</p>
        <TextField label={w.name} />
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title={w.brand}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {w.left}
            </Button>
            <Button onClick={close}>{w.redeem}</Button>
          </>
        }
      >
        <p>{w.long.repeat(6)}</p>
      </Sheet>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={w.redeem}
        message={w.offer}
        confirmLabel={w.redeem}
        tone="danger"
      />
      <Lightbox
        open={open === 'pictures'}
        onClose={close}
        startAt={1}
        pictures={[0, 1, 2].map((n) => ({ src: samplePicture(n), alt: `${w.brand} ${n + 1}` }))}
      />
    </div>
  );
}
