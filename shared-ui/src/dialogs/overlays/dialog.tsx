import type { DialogProps } from './dialog-props';
import { useLayerPart } from './lazy-part';
import { dialogPart } from './parts';
import { PlainLayer } from './plain-layer';

/**
 * A question or a small task over the page: centred on desktop, a sheet from the bottom on phones. Traps the focus,
 * closes with Esc and restores the focus. Open one at a time.
 */
export function Dialog(props: DialogProps) {
  return <Layer {...props} look="dialog" />;
}

/** Filters and choices: at the right edge on desktop, from the bottom on phones. */
export function Sheet(props: DialogProps) {
  return <Layer {...props} look="sheet" />;
}

function Layer(props: DialogProps & { look: 'dialog' | 'sheet' }) {
  const part = useLayerPart(dialogPart, props.open);
  if (part.kind === 'plain') return <PlainLayer {...props} />;
  return part.kind === 'ready' && <part.Component {...props} />;
}
