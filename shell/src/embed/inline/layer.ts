/**
 * Where dialogs, toasts and the till screen of an inline wallet are drawn: inside its shadow root, and above
 * everything else on the page. Browsers with popovers have a top layer that no z-index reaches; elsewhere it
 * is the highest z-index there is.
 */
export function makeLayer(box: HTMLElement): HTMLElement {
  const layer = document.createElement('div');
  layer.setAttribute('data-mrw-root', '');
  const { style } = layer;
  style.position = 'fixed';
  style.zIndex = '2147483647';
  style.top = style.left = style.width = style.height = '0';
  style.margin = style.padding = style.border = '0';
  style.overflow = 'visible';
  style.background = 'none';
  box.append(layer);
  if ('popover' in layer) {
    layer.popover = 'manual';
    layer.showPopover();
  }
  return layer;
}
