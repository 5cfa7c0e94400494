import { LayerFailure } from '../../dialogs/overlays/layer-failure';
import { lazyPart, useLazyPart } from '../../dialogs/overlays/lazy-part';
import type { LightboxLayerProps, LightboxProps } from './lightbox-props';

const lightboxPart = lazyPart<LightboxLayerProps>(() => import('./lightbox-layer'));

/** Pictures over the whole screen. */
export function Lightbox(props: LightboxProps) {
  const part = useLazyPart(lightboxPart, props.open);
  if (part.kind === 'ready') return <part.Component {...props} />;
  if (part.kind === 'failed') return <LayerFailure onRetry={part.retry} onClose={props.onClose} />;
  return null;
}
