import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { activeRemote } from '../../host/remotes/watch-natives';
import { useKernel } from '../../react/kernel-context/kernel-context';
import { addedBy, edgesOf, frameOf, healFrame, hiding } from './frame';
import type { uncover } from './uncover';

/** A remote that damages the frame again and again is answered this often at once, and later once a second. */
const atOnce = 20;
/** Milliseconds after a page is opened when covers are looked for: once it has been drawn, and once it is at rest. */
const looks = [2_000, 6_000];

/**
 * Heals the frame of the page when a remote removes, hides or empties header or footer, or empties the page, before the
 * browser paints; reports it with the remote that was active last (MRW-118).
 *
 * @param edges differs when the page gets or loses header or footer
 * @returns a key of header and footer: another one draws them anew
 */
export function useFrameWatch(
  site: RefObject<HTMLElement | null>,
  { pathname, edges }: { pathname: string; edges: string },
): number {
  const { telemetry } = useKernel().host;
  const [drawing, setDrawing] = useState(0);

  // Not after every rendering: an observer that ends forgets what it has not told yet.
  useLayoutEffect(() => {
    if (!site.current) return;
    const frame = frameOf(site.current);
    let healed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const heal = () => {
      timer = undefined;
      const emptied = edgesOf(frame).filter(({ childElementCount }) => childElementCount === 0);
      const damaged = [...healFrame(frame), ...emptied.map(({ localName }) => `${localName} emptied`)];
      if (damaged.length === 0) return;
      healed += 1;
      telemetry.report({ code: 'MRW-118', remote: activeRemote(), detail: damaged.join(', ') });
      if (emptied.length > 0) setDrawing((count) => count + 1);
    };
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach((node) => addedBy.set(node, activeRemote()));
      if (healed < atOnce) heal();
      else timer ??= setTimeout(heal, 1_000);
    });
    for (const { parent } of frame) if (parent) observer.observe(parent, { childList: true });
    for (const edge of edgesOf(frame))
      observer.observe(edge, { childList: true, attributes: true, attributeFilter: hiding });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [drawing, edges, site, telemetry]);

  useEffect(() => {
    const timers = looks.map((time) => setTimeout(() => void look(site.current, telemetry), time));
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [pathname, site, telemetry]);

  return drawing;
}

/** Without its script nothing is looked for. */
const look = (...args: Parameters<typeof uncover>) =>
  import(/* webpackChunkName: "telemetry" */ './uncover').then(
    (module) => {
      module.uncover(...args);
    },
    () => undefined,
  );
