import { useEffect, useState, type ComponentType } from 'react';

type DialogProps = { open: boolean; onClose(): void };

/**
 * A rare dialog whose code comes when it is opened first. Without it nothing is shown, and it is asked for
 * again the next time.
 *
 * @param load gives the dialog; the same function at every render
 */
export function LazyDialog({
  load,
  open,
  onClose,
}: DialogProps & { load: () => Promise<ComponentType<DialogProps>> }) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<DialogProps> } | null>(null);
  useEffect(() => {
    if (!open) return;
    load().then(
      (Dialog) => {
        setLoaded({ Dialog });
      },
      () => undefined,
    );
  }, [load, open]);
  return loaded && <loaded.Dialog open={open} onClose={onClose} />;
}
