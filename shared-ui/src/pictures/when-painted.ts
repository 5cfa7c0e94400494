/** Milliseconds that a picture that has loaded may take to the screen; one that is out of sight never gets there. */
const patience = 500;

/**
 * Calls back once, when a picture is on the screen. `load` comes up to 100 ms before that on a slow phone;
 * browsers that tell of the paint itself (element timing: Chromium) are asked, the others get the next frame.
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
    if (observer) limit = setTimeout(once, patience);
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

/** Of what is inside a shadow root nothing is told. */
const tellsOfPaint = (image: Node) =>
  'PerformanceObserver' in window &&
  PerformanceObserver.supportedEntryTypes.includes('element') &&
  !(image.getRootNode() instanceof ShadowRoot);
