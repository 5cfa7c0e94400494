import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { activeRemote } from '../host/remotes/watch-natives';
import { useKernel } from '../kernel-context/kernel-context';
import { edgesOf, frameOf, healFrame, hiding } from './frame';

/** A remote that damages the frame again and again is answered this often at once, and later once a second. */
const atOnce = 20;
/** Milliseconds after a page is opened when covers are looked for: once it has been drawn, and once it is at rest. */
const looks = [2_000, 6_000];

/**
 * Heals the frame of the page when a remote removes, hides or empties header or footer, or empties the page, before the
 * browser paints; reports it with the remote that was active last (MRW-118).
 *
 * @returns a key of header and footer: another one draws them anew
 */
export function useFrameWatch(site: RefObject<HTMLElement | null>, pathname: string): number {
  const { host } = useKernel();
  const [drawing, setDrawing] = useState(0);

  // After every rendering: header and footer depend on the route.
  useLayoutEffect(() => {
    const frame = site.current && frameOf(site.current);
    if (!frame) return;
    let healed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = (damaged: readonly string[]) => {
      host.telemetry.report({ code: 'MRW-118', remote: activeRemote(), detail: damaged.join(', ') });
    };
    const heal = () => {
      timer = undefined;
      const damaged = healFrame(frame);
      const empty = edgesOf(frame).filter(({ childElementCount }) => childElementCount === 0);
      damaged.push(...empty.map(({ localName }) => `${localName} emptied`));
      if (damaged.length === 0) return;
      healed += 1;
      report(damaged);
      if (empty.length > 0) setDrawing((count) => count + 1);
    };
    const observer = new MutationObserver(() => {
      if (healed < atOnce) heal();
      else timer ??= setTimeout(heal, 1_000);
    });
    for (const parent of [document.documentElement, frame.body, frame.root, frame.site])
      observer.observe(parent, { childList: true });
    for (const edge of edgesOf(frame))
      observer.observe(edge, { childList: true, attributes: true, attributeFilter: hiding });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  });

  useEffect(() => {
    const look = () => {
      import(/* webpackChunkName: "telemetry" */ './uncover').then(
        ({ uncover }) => {
          if (site.current) uncover(site.current, host.telemetry);
        },
        () => undefined,
      );
    };
    const timers = looks.map((time) => setTimeout(look, time));
    return () => {
      timers.forEach(clearTimeout);
    };
  }, [host, pathname, site]);

  return drawing;
}
