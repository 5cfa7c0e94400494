import { usePhone } from '@mrw/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { BottomBar } from '../bottom-bar/BottomBar';
import { CookieBanner } from '../cookie-consent/CookieBanner';
import { followSize } from '../host/navigation/follow-size';
import { useConsent } from './kernel-context';
import s from './site.module.css';

/**
 * What stays at the lower edge of the window. It stands in the flow after the footer, so that nothing ends up
 * beneath it, and says how high it is to whatever else sticks there: action bars, toasts, the focus.
 */
export function BottomEdge({ bar }: { bar: boolean }) {
  const consent = useConsent();
  const phone = usePhone();
  const edge = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = edge.current;
    if (!element) return;
    const { style } = document.documentElement;
    const stop = followSize(element, () => {
      style.setProperty('--bottom-bar', `${element.offsetHeight}px`);
    });
    return () => {
      stop();
      style.removeProperty('--bottom-bar');
    };
  }, []);
  return (
    <div ref={edge} className={s.bottomEdge}>
      <CookieBanner consent={consent} />
      {bar && phone && <BottomBar />}
    </div>
  );
}
