import { LayerFailure } from '../overlays/LayerFailure';
import { useLazyPart } from '../overlays/lazy-part';
import { lightboxPart } from '../overlays/parts';
import type { LightboxProps } from './lightbox-props';

/** Pictures over the whole screen. */
export function Lightbox(props: LightboxProps) {
  const part = useLazyPart(lightboxPart, props.open);
  if (part.kind === 'ready') return <part.Component {...props} />;
  if (part.kind === 'failed' && props.open) {
    return <LayerFailure onRetry={part.retry} onClose={props.onClose} />;
  }
  return null;
}
