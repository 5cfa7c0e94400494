/** Maximum milliseconds from load to paint; an invisible picture is never painted. */
const timeout = 500;

/**
 * Calls back once, when a picture is painted. `load` fires up to 100 ms earlier on a slow phone; element timing
 * reports the paint itself (Chromium), other browsers use the next frame.
 *
 * @returns a function that ends the wait
 */
export function whenPainted(image: HTMLImageElement, then: () => void): () => void {
  let limit: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let observer: PerformanceObserver | undefined;
  const stop = () => {
    clearTimeout(limit);
    cancelAnimationFrame(frame);
    observer?.disconnect();
    image.removeEventListener('load', hasLoaded);
  };
  const once = () => {
    stop();
    then();
  };
  const hasLoaded = () => {
    if (observer) limit = setTimeout(once, timeout);
    else frame = requestAnimationFrame(() => (limit = setTimeout(once)));
  };
  if (tellsOfPaint(image)) {
    image.setAttribute('elementtiming', 'first-picture');
    observer = new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => 'element' in entry && entry.element === image)) once();
    });
    observer.observe({ type: 'element' });
  }
  if (image.complete) hasLoaded();
  else image.addEventListener('load', hasLoaded);
  return stop;
}

/** Element timing does not report elements inside a shadow root. */
const tellsOfPaint = (image: Node) =>
  'PerformanceObserver' in window &&
  PerformanceObserver.supportedEntryTypes.includes('element') &&
  !(image.getRootNode() instanceof ShadowRoot);
