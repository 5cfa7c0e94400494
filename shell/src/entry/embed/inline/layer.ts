/**
 * The container of dialogs, toasts and the till screen of an inline wallet: inside its shadow root, and above
 * everything else on the page. A popover is in the top layer, above every z-index; without popovers the highest
 * z-index is used.
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
